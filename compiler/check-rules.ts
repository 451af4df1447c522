import { isFoundByCard, toServiceId, toServicePath } from '../shared/addresses/service-path.ts'
import type { FieldPath } from '../shared/content/find-strings.ts'
import { isCalendarDate, parseLongDate } from '../shared/values/dates.ts'
import { checkParts } from './check-parts.ts'
import { type Problem, suggest } from './problem.ts'
import type { Entries, Entry } from './read-entries.ts'

/** Rules between fields and between files, which a schema cannot express. They hold for any content. */
export function checkRules(entries: Entries): Problem[] {
  return [
    ...checkParts(entries),
    ...checkServiceCards(entries),
    ...checkServicePages(entries),
    ...checkTopicPages(entries),
    ...checkDates(entries),
    ...checkUniqueIds(entries),
  ]
}

function checkServiceCards({ single, folder: { services } }: Entries): Problem[] {
  const { value, source } = single['pages/services.json']
  return value.cards.flatMap(({ title }, index) => {
    const id = toServiceId(title)
    if (services.some(({ value }) => value.id === id)) return []
    const fault = `leads to ${toServicePath(title)}, which is not a page`
    return [source.problemAt(['cards', index, 'title'], fault, `add content/services/${id}.json, or change the title`)]
  })
}

/** The page of a service has a route of its own, or a card that leads to it. */
function checkServicePages({ single, folder: { services } }: Entries): Problem[] {
  const cards = single['pages/services.json'].value.cards.map(({ title }) => toServiceId(title))
  return services
    .filter(({ value: { id } }) => !cards.includes(id) && isFoundByCard(id))
    .map(({ value: { id }, source }) =>
      source.problemAt(['id'], `"${id}" has no card in content/pages/services.json`, suggest(id, cards)),
    )
}

function checkDates({ folder }: Entries): Problem[] {
  const articles = folder.articles
    .filter(({ value }) => parseLongDate(value.datePublished) === undefined)
    .map(({ value, source }) =>
      source.problemAt(['datePublished'], `"${value.datePublished}" is not a date`, 'correct the date'),
    )
  const jobs = folder.jobs
    .filter(({ value }) => isCalendarDate(value.datePosted) && value.validThrough <= value.datePosted)
    .map(({ source }) => source.problemAt(['validThrough'], 'is not after datePosted', 'correct one of the two dates'))
  return [...articles, ...jobs]
}

/** A topic or reading list has an article once, and a tag belongs to one topic. */
function checkTopicPages({ single, folder: { topics } }: Entries): Problem[] {
  const lists = single['reading-lists.json']
  const orders = [
    ...topics.map(({ value: { reading }, source }) => ({ reading, source, field: ['reading'] })),
    ...lists.value.map(({ reading }, index) => ({ reading, source: lists.source, field: [index, 'reading'] })),
  ]
  return [
    ...orders.flatMap(({ reading, source, field }) =>
      reading.flatMap(({ article }, index) => {
        if (reading.findIndex(other => other.article === article) === index) return []
        return [source.problemAt([...field, index, 'article'], `"${article}" is already in this list`, 'remove it')]
      }),
    ),
    ...topics.flatMap(({ value, source }, place) =>
      value.tags.flatMap((tag, index) => {
        const first = topics.findIndex(other => other.value.tags.includes(tag))
        if (first === place && value.tags.indexOf(tag) === index) return []
        const fault = `"${tag}" is already a tag of ${topics[first]?.source.path}`
        return [source.problemAt(['tags', index], fault, 'a tag leads to one topic; remove it here or there')]
      }),
    ),
  ]
}

/** Articles and stored posts share the paths below /blog and /blogs; the bodies of papers share their folder. */
function checkUniqueIds({ single, folder }: Entries): Problem[] {
  const writing = [...folder.articles, ...folder.posts, ...folder.papers]
  const files = [...folder.papers, ...folder.files, ...folder.data]
  const lists = [single['demos.json'], single['team.json'], single['staff.json'], single['methodologies.json']]
  return [
    ...findTaken(writing.map(({ value, source }) => ({ id: value.id, source, field: ['id'] }))),
    ...findTaken(files.map(({ value, source }) => ({ id: value.id, source, field: ['id'] }))),
    ...lists.flatMap(({ value, source }) =>
      findTaken(value.map(({ id }, index) => ({ id, source, field: [index, 'id'] }))),
    ),
    ...folder.industries.flatMap(({ value, source }) =>
      findTaken(value.use_cases.map(({ slug }, index) => ({ id: slug, source, field: ['use_cases', index, 'slug'] }))),
    ),
  ]
}

type IdField = { readonly id: string; readonly source: Entry<unknown>['source']; readonly field: FieldPath }

function findTaken(ids: readonly IdField[]): Problem[] {
  return ids.flatMap(({ id, source, field }, index) => {
    const first = ids.findIndex(other => other.id === id)
    if (first === index) return []
    return [source.problemAt(field, `"${id}" is already used in ${ids[first]?.source.path}`, 'choose another')]
  })
}
