import type { FieldPath } from '../shared/content/find-strings.ts'
import type { ReadingOrder } from '../shared/content/schemas/topic.ts'
import { listProducts } from './assemble-topics.ts'
import { unknownFile } from './check-files.ts'
import { listFileHeads } from './file-sources.ts'
import { type Problem, suggest } from './problem.ts'
import type { Entries, Entry } from './read-entries.ts'

/** Rules for topics and reading lists: what they name exists, and a tag belongs to one topic. */
export function checkReading(entries: Entries): Problem[] {
  const { single, folder } = entries
  const lists = single['reading-lists.json']
  const check = createIdCheck(entries)
  return [
    ...lists.value.flatMap(({ reading }, index) => check.order(lists, [index, 'reading'], reading)),
    ...folder.topics.flatMap(topic => [
      ...check.order(topic, ['reading'], topic.value.reading),
      ...check.useCases(topic),
      ...check.ids(topic),
    ]),
    ...checkDemos(entries),
    ...findTakenTags(folder.topics),
  ]
}

type TopicEntry = Entries['folder']['topics'][number]

function createIdCheck(entries: Entries) {
  const { folder } = entries
  const written = [...folder.articles, ...folder.posts, ...folder.papers]
  const articles = written.map(({ value }) => value.id)
  const known = {
    calculators: written.flatMap(({ source }) => entries.renderBody(source).calculators.map(({ id }) => id)),
    products: [...listProducts(entries).keys()],
    files: listFileHeads(entries).map(({ id }) => id),
  }
  const faults = {
    calculators: (id: string) => `"${id}" is not a calculator in an article`,
    products: (id: string) => `"${id}" is not a product of content/landscape.json`,
    files: unknownFile,
  }
  return {
    order: ({ source }: Entry<unknown>, field: FieldPath, reading: ReadingOrder): Problem[] =>
      reading.flatMap(({ article }, index) => {
        const path = [...field, index, 'article']
        if (!articles.includes(article)) {
          return [
            source.problemAt(
              path,
              `"${article}" is not an article, post or paper`,
              suggest(article, articles, 'remove it'),
            ),
          ]
        }
        if (reading.findIndex(other => other.article === article) === index) return []
        return [source.problemAt(path, `"${article}" is already in this list`, 'remove it')]
      }),
    useCases: ({ value, source }: TopicEntry): Problem[] =>
      (value.useCases ?? []).flatMap(({ industry, useCase }, index) => {
        const found = folder.industries.find(entry => entry.value.id === industry)
        const slugs = found?.value.use_cases.map(({ slug }) => slug) ?? []
        if (slugs.includes(useCase)) return []
        const fault = `"${useCase}" is not a use case of the industry "${industry}"`
        return [source.problemAt(['useCases', index], fault, suggest(useCase, slugs))]
      }),
    ids: ({ value, source }: TopicEntry): Problem[] =>
      (['calculators', 'products', 'files'] as const).flatMap(field =>
        (value[field] ?? []).flatMap((id, index) => {
          if (known[field].includes(id)) return []
          return [source.problemAt([field, index], faults[field](id), suggest(id, known[field], 'remove it'))]
        }),
      ),
  }
}

function checkDemos({ single, folder }: Entries): Problem[] {
  const { value, source } = single['demos.json']
  const ids = folder.topics.map(topic => topic.value.id)
  return value.flatMap(({ topics = [] }, demo) =>
    topics.flatMap((id, index) => {
      if (ids.includes(id)) return []
      return [source.problemAt([demo, 'topics', index], `"${id}" is not a topic`, suggest(id, ids, 'remove it'))]
    }),
  )
}

function findTakenTags(topics: readonly TopicEntry[]): Problem[] {
  return topics.flatMap(({ value, source }, place) =>
    value.tags.flatMap((tag, index) => {
      const first = topics.findIndex(other => other.value.tags.includes(tag))
      if (first === place && value.tags.indexOf(tag) === index) return []
      const fault = `"${tag}" is already a tag of ${topics[first]?.source.path}`
      return [source.problemAt(['tags', index], fault, 'a tag leads to one topic; remove it here or there')]
    }),
  )
}
