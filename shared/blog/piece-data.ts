import type { CalculatorData } from '../calculators/load-calculator.ts'
import type { Body, PostCard } from '../content/library.ts'
import type { WithTopic } from '../content/topic.ts'
import type { ReadingPlace, TagLink } from '../topics/find-topic.ts'
import type { ArchiveYear, Period } from './archive.ts'
import type { PostTopic } from './topics.ts'

/** The cards of one page of a blog list. */
export type PostListData<Text> = {
  readonly text: Text
  readonly posts: readonly (PostCard & WithTopic)[]
  /** The number of all posts. */
  readonly postCount: number
  /** From 1. */
  readonly page: number
  readonly pageCount: number
  readonly archive: readonly ArchiveYear[]
  /** The month that the list shows; undefined for all. */
  readonly period?: Period
  /** Those that have posts in the period, and the chosen one. */
  readonly topics: readonly PostTopic[]
  /** The topic that the list shows; undefined for all. */
  readonly topic?: PostTopic
  /** Why the list shows all topics, when the address names one that does not exist. */
  readonly notice?: string
}

export type WrittenPiece<Summary> = {
  readonly tags: readonly TagLink[]
  /** In the reading order of a topic. */
  readonly place?: ReadingPlace
  /** Those in the text, in order. */
  readonly calculators: readonly CalculatorData[]
  readonly piece: Summary
  readonly body: Body
  /** The piece with the previous and the next one, newest first. */
  readonly nearby: readonly Summary[]
}

/** A post or a paper as the page of its author shows it. */
export type PersonPiece = {
  readonly title: string
  readonly to: string
  readonly publishedOn: string
  readonly isPaper: boolean
}
