import type { QueryOf } from '../addresses/routes.ts'
import { type LoadRequest, show } from '../content/page-loader.ts'
import { groupFound } from './group-found.ts'
import { openSearch, readSearchTopics } from './open-search.ts'
import type { Search } from './search.ts'
import { findTopic, maxQueryLength, parseKind, shownPerKind } from './search-request.ts'

/** The page of results. Only the page without a query is cached: the addresses of queries are unlimited. */
export async function loadSearch({ library, query }: LoadRequest<QueryOf<'search'>>) {
  const [topics, { synonyms, kindWords, ...text }] = await Promise.all([
    readSearchTopics(library),
    library.read('search'),
  ])
  const asked = (query.get('q') ?? '').slice(0, maxQueryLength * 2)
  const kind = parseKind(query.get('kind'))
  const topic = findTopic(topics, query.get('topic'))
  // Of a kind alone it shows all: the page says how many there are.
  const perKind = kind === undefined ? shownPerKind : undefined
  // The page without a query needs no texts.
  const search: Search = asked === '' ? () => ({ query: '', found: [], counts: [] }) : await openSearch(library)
  const {
    query: understood,
    spelling,
    ...answer
  } = search(asked, { kind, topic, perKind, limit: Number.POSITIVE_INFINITY })
  const groups = groupFound(answer, text.kinds)
  const data = {
    text,
    query: understood,
    spelling,
    kind,
    topic: topic?.id,
    topics: topics.map(({ id, label }) => ({ id, label })),
    groups,
  }
  return show(data, text.meta, { isCacheable: query.size === 0 })
}
