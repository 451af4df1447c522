import type { PageLink } from '../addresses/links.ts'
import type { FileSummary } from './schemas/files.ts'
import type { ReadingListContent, TopicContent } from './schemas/topic.ts'

/** An article, a post or a paper in a list of things to read. */
export type ListedArticle = PageLink & {
  readonly id: string
  readonly kind: 'article' | 'paper'
  /** Reading time. */
  readonly minutes: number
}

export type ReadingStep = ListedArticle & { readonly why: string }

/** A topic with links in place of ids. */
export type Topic = Pick<TopicContent, 'id' | 'meta' | 'hero' | 'tags' | 'introduction'> & {
  readonly reading: readonly ReadingStep[]
  readonly useCases: readonly PageLink[]
  readonly demos: readonly PageLink[]
  readonly calculators: readonly PageLink[]
  readonly products: readonly PageLink[]
  readonly files: readonly FileSummary[]
}

/** What other pages need to know of a topic. */
export type TopicSummary = Pick<TopicContent, 'id' | 'tags'> & {
  readonly title: string
  readonly text: string
  readonly reading: readonly Pick<ListedArticle, 'id' | 'label' | 'to'>[]
}

export type ReadingList = Omit<ReadingListContent, 'reading'> & { readonly reading: readonly ReadingStep[] }

/** The page of a topic to which the tags of a card lead. */
export type WithTopic = { readonly topicPage?: PageLink }
