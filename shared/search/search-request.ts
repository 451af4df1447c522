import { type Kind, kinds } from '../content/schemas/passages.ts'
import type { Topic } from './topics.ts'

/** In characters; the rest of a longer query is ignored. */
export const maxQueryLength = 200

/** What the results page and the dialog show of each kind when all are asked for. */
export const shownPerKind = 3
/** The most results of one answer for programs. */
export const maxLimit = 50
export const defaultLimit = 20

/** The passages that the dialog fetches. */
export const passagesPath = '/search-passages.json'

/** Results for programs. */
export const searchEndpoint = '/search.json'

export function parseKind(value: string | null): Kind | undefined {
  return kinds.find(kind => kind === value)
}

export function findTopic(topics: readonly Topic[], value: string | null): Topic | undefined {
  return topics.find(({ id }) => id === value)
}
