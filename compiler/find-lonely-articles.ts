import { toPathname } from '../shared/addresses/links.ts'
import { findPage } from '../shared/addresses/resolve-address.ts'
import { findStrings } from '../shared/content/find-strings.ts'
import { findOrphans, type Mention } from './find-orphans.ts'
import type { Problem } from './problem.ts'
import type { Entries } from './read-entries.ts'

/** Warnings: articles to which no content links, articles without a topic, and tags of topics that no article has. */
export function findLonelyArticles(entries: Entries): Problem[] {
  const { posts, papers, topics, industries } = entries.folder
  const articles = [
    ...entries.folder.articles.map(({ value, source }) => ({ id: value.id, tags: value.topics, source })),
    ...posts.map(({ value, source }) => ({ id: value.id, tags: [value.category, ...value.tags], source })),
    ...papers.map(({ value, source }) => ({ id: value.id, tags: value.tags, source })),
  ]
  const orphans = findOrphans(
    articles.map(({ id }) => id),
    listMentions(entries),
  )
  const held = new Set(topics.flatMap(({ value }) => value.tags))
  const used = new Set(articles.flatMap(({ tags }) => tags))
  const named = [...held, ...industries.map(({ value }) => value.name)]
  return [
    ...articles.flatMap(({ id, source }) => {
      if (!orphans.includes(id)) return []
      return [
        source.problemAt(['id'], 'is linked from no other content', 'link to it from a text, or add it to a topic'),
      ]
    }),
    ...articles.flatMap(({ tags, source }) => {
      if (tags.some(tag => held.has(tag))) return []
      const remedy = `add a tag that a topic holds, such as ${[...held].slice(0, 3).join(', ')}`
      return [source.problemAt(['id'], 'belongs to no topic', remedy)]
    }),
    ...articles.flatMap(({ tags, source }) =>
      tags
        .filter(tag => !named.includes(tag))
        .map(tag => source.problemAt([], `has the tag "${tag}", which no topic holds`, 'add it to a topic')),
    ),
    ...topics.flatMap(({ value, source }) =>
      value.tags.flatMap((tag, index) =>
        used.has(tag)
          ? []
          : [source.problemAt(['tags', index], `is "${tag}", which no article has`, 'correct or remove it')],
      ),
    ),
  ]
}

/** Links to articles in texts, in fields called `to`, and in reading orders. */
function listMentions({ single, folder, renderBody }: Entries): readonly Mention[] {
  const { sources, ...folders } = folder
  const entries = [...Object.values(single), ...Object.values(folders).flat()]
  const written = [...folder.articles, ...folder.posts, ...folder.papers]
  const inFields = entries.flatMap(({ value, source }) =>
    findStrings(value).flatMap(({ text, path }): readonly Mention[] => {
      if (path.at(-1) === 'article') return [{ from: source.path, to: text }]
      const to = path.at(-1) === 'to' ? toArticleId(text) : undefined
      return to === undefined ? [] : [{ from: source.path, to }]
    }),
  )
  const inTexts = written.flatMap(({ value, source }) =>
    renderBody(source).links.flatMap(({ target }) => {
      const to = toArticleId(target)
      return to === undefined ? [] : [{ from: value.id, to }]
    }),
  )
  return [...inFields, ...inTexts]
}

function toArticleId(target: string): string | undefined {
  if (!target.startsWith('/')) return undefined
  const params = findPage(toPathname(target))?.params
  return params?.postId ?? params?.paperId
}
