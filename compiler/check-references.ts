import { routeTable } from '../shared/addresses/routes.ts'
import { type FieldPath, findStrings } from '../shared/content/find-strings.ts'
import type { ReadingOrder } from '../shared/content/schemas/topic.ts'
import { findAbsentPages } from './assemble-site-data.ts'
import { listProducts } from './assemble-topics.ts'
import { listFileHeads } from './file-sources.ts'
import { listCitations, listInSections } from './list-citations.ts'
import { type Problem, suggest } from './problem.ts'
import { type Entries, type Entry, listSingles } from './read-entries.ts'

/** A field that names something by its id, and what there is to name. */
type Reference = {
  readonly id: string
  readonly at: readonly [source: Entry<unknown>['source'], field: FieldPath]
  readonly known: readonly string[]
  readonly fault: string
  /** What to do when no known id is near. */
  readonly otherwise?: string | undefined
}

/** What a field names by its id exists: people, sources, files, samples, industries, and what topics hold. */
export function checkReferences(entries: Entries): Problem[] {
  const references = [
    ...listPeople(entries),
    ...listSources(entries),
    ...listFiles(entries),
    ...listMenu(entries),
    ...listPages(entries),
    ...listTopicContents(entries),
    ...listEngagements(entries),
  ]
  return references.flatMap(({ id, at: [source, field], known, fault, otherwise }) =>
    known.includes(id) ? [] : [source.problemAt(field, `"${id}" ${fault}`, suggest(id, known, otherwise))],
  )
}

/** Whoever signs, reviews, leads or signs in is a person of content/team.json. */
function listPeople({ single, folder }: Entries): readonly Reference[] {
  const team = single['team.json'].value
  const staff = single['staff.json']
  const person = single['pages/person.json']
  const home = single['pages/home.json']
  const fault = 'is not in content/team.json'
  const byName = (id: string, { source }: Entry<unknown>, field: FieldPath): Reference => {
    return { id, at: [source, field], known: team.map(({ name }) => name), fault }
  }
  const byId = (id: string, { source }: Entry<unknown>, field: FieldPath): Reference => {
    return { id, at: [source, field], known: team.map(({ id }) => id), fault }
  }
  return [
    ...folder.articles.map(entry => byName(entry.value.author, entry, ['author'])),
    ...folder.papers.flatMap(entry => entry.value.authors.map((name, at) => byName(name, entry, ['authors', at]))),
    ...[...folder.articles, ...folder.posts, ...folder.papers].flatMap(entry =>
      entry.value.reviewed === undefined ? [] : [byName(entry.value.reviewed.by, entry, ['reviewed', 'by'])],
    ),
    ...[...folder.services, ...folder.industries, ...folder.jobs].map(entry => byId(entry.value.lead, entry, ['lead'])),
    byId(person.value.first.person, person, ['first', 'person']),
    ...staff.value.map(({ id }, index) => byId(id, staff, [index, 'id'])),
    ...(home.value.bridge?.piers ?? []).map(({ person }, index) =>
      byId(person, home, ['bridge', 'piers', index, 'person']),
    ),
  ]
}

function listSources(entries: Entries): readonly Reference[] {
  const known = entries.folder.sources.map(({ value }) => value.id)
  const fault = 'is not in content/sources'
  return listCitations(entries).map(({ id, source, field }) => {
    return { id, at: [source, field], known, fault, otherwise: `add content/sources/${id}.json` }
  })
}

function listFiles(entries: Entries): readonly Reference[] {
  const { single, folder } = entries
  const demos = single['demos.json']
  const home = single['pages/home.json']
  const known = listFileHeads(entries).map(({ id }) => id)
  const data = folder.data.map(({ value }) => value.id)
  const offer = (id: string, at: Reference['at']): Reference => {
    return { id, at, known, fault: unknownFile, otherwise: `add content/files/${id}.json` }
  }
  return [
    ...[...folder.articles, ...folder.posts, ...folder.papers].flatMap(({ value: { files = [] }, source }) =>
      files.map((id, index) => offer(id, [source, ['files', index]])),
    ),
    ...listInSections(entries, 'files').map(({ id, source, field }) => offer(id, [source, field])),
    ...(home.value.bridge?.piers ?? []).flatMap(({ document }, index) =>
      document === undefined
        ? []
        : [offer(document.file, [home.source, ['bridge', 'piers', index, 'document', 'file']])],
    ),
    ...demos.value.flatMap(({ samples = [] }, demo) =>
      samples.map((id, index): Reference => {
        const at = [demos.source, [demo, 'samples', index]] as const
        return { id, at, known: data, fault: 'is not in content/data', otherwise: `add content/data/${id}.csv` }
      }),
    ),
  ]
}

const unknownFile = 'is not in content/files or content/data'

function listEngagements({ single, folder }: Entries): readonly Reference[] {
  const { value, source } = single['pages/home.json']
  const known = folder.work.map(({ value }) => value.id)
  if (value.engagement === undefined) return []
  return [{ id: value.engagement.id, at: [source, ['engagement', 'id']], known, fault: 'is not in content/work' }]
}

function listMenu({ single, folder }: Entries): readonly Reference[] {
  const { value, source } = single['navigation.json']
  const known = folder.industries.map(({ value }) => value.id)
  return value.menu.flatMap((item, index): readonly Reference[] => {
    if (!('industry' in item)) return []
    return [
      { id: item.industry, at: [source, ['menu', index, 'industry']], known, fault: 'is not in content/industries' },
    ]
  })
}

/** Links to pages by their ids. */
function listPages(entries: Entries): readonly Reference[] {
  const absent = new Set<string>(findAbsentPages(entries))
  const known: readonly string[] = routeTable.map(({ id }) => id).filter(id => !absent.has(id))
  const fault = 'is a page that this site does not have'
  const all: readonly Entry<unknown>[] = [...listSingles(entries.single), ...Object.values(entries.folder).flat()]
  return all.flatMap(({ value, source }) =>
    findStrings(value).flatMap(({ text, path }): readonly Reference[] =>
      path.at(-1) === 'page' && absent.has(text)
        ? [{ id: text, at: [source, path], known, fault, otherwise: 'remove the link' }]
        : [],
    ),
  )
}

/** What topics, reading lists and terms of the glossary lead to. */
function listTopicContents(entries: Entries): readonly Reference[] {
  const { single, folder, renderBody } = entries
  const written = [...folder.articles, ...folder.posts, ...folder.papers]
  const articles = written.map(({ value }) => value.id)
  const lists = single['reading-lists.json']
  const glossary = single['glossary.json']
  const terms = glossary.value.map(({ id }) => id)
  const demos = single['demos.json']
  const topics = folder.topics.map(({ value }) => value.id)
  const held = {
    calculators: {
      known: written.flatMap(({ source }) => renderBody(source).calculators.map(({ id }) => id)),
      fault: 'is not a calculator in an article',
    },
    products: { known: [...listProducts(entries).keys()], fault: 'is not a product of content/landscape.json' },
    files: { known: listFileHeads(entries).map(({ id }) => id), fault: unknownFile },
  }
  const toSteps = ({ source }: Entry<unknown>, field: FieldPath, reading: ReadingOrder) =>
    reading.map(({ article }, index): Reference => {
      const fault = 'is not an article, post or paper'
      return { id: article, at: [source, [...field, index, 'article']], known: articles, fault, otherwise: 'remove it' }
    })
  return [
    ...lists.value.flatMap(({ reading }, index) => toSteps(lists, [index, 'reading'], reading)),
    ...folder.topics.flatMap(topic => [
      ...toSteps(topic, ['reading'], topic.value.reading),
      ...(topic.value.useCases ?? []).map(({ industry, useCase }, index): Reference => {
        const found = folder.industries.find(({ value }) => value.id === industry)
        const known = found?.value.use_cases.map(({ slug }) => slug) ?? []
        const fault = `is not a use case of the industry "${industry}"`
        return { id: useCase, at: [topic.source, ['useCases', index]], known, fault }
      }),
      ...(['calculators', 'products', 'files'] as const).flatMap(field =>
        (topic.value[field] ?? []).map(
          (id, index): Reference => ({
            id,
            at: [topic.source, [field, index]],
            ...held[field],
            otherwise: 'remove it',
          }),
        ),
      ),
    ]),
    ...demos.value.flatMap((demo, place) =>
      (demo.topics ?? []).map((id, index): Reference => {
        const at = [demos.source, [place, 'topics', index]] as const
        return { id, at, known: topics, fault: 'is not a topic', otherwise: 'remove it' }
      }),
    ),
    ...glossary.value.flatMap(({ id, article, seeAlso = [] }, index): readonly Reference[] => {
      const toTerm = (name: string, at: number): Reference => {
        const known = terms.filter(other => other !== id)
        const fault = 'is not in the other terms of content/glossary.json'
        return { id: name, at: [glossary.source, [index, 'seeAlso', at]], known, fault }
      }
      const fault = 'is not in content/articles, posts or papers'
      const ofArticle = article && { id: article, at: [glossary.source, [index, 'article']] as const }
      return [...(ofArticle ? [{ ...ofArticle, known: articles, fault }] : []), ...seeAlso.map(toTerm)]
    }),
  ]
}
