import type { ListedArticle, ListedChange } from '../shared/content/listed.ts'
import { compareNewestFirst } from '../shared/values/order.ts'
import type { Entries } from './read-entries.ts'

/** Every change of every article, post and paper after its publication, newest first; of one day, by article. */
export function listChanges({ folder }: Entries, articles: readonly ListedArticle[]): readonly ListedChange[] {
  return articles
    .flatMap(({ id, displayTitle, path }) => {
      const entry = [...folder.articles, ...folder.posts, ...folder.papers].find(({ value }) => value.id === id)
      const article = { label: displayTitle, to: path }
      return (entry?.value.changes ?? []).map(change => ({ ...change, article })).toReversed()
    })
    .sort((one, other) => compareNewestFirst(one.date, other.date))
}
