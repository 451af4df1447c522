import { findPage } from '../shared/addresses/resolve-address.ts'
import { getRoute, routeTable } from '../shared/addresses/routes.ts'
import { toServicePath } from '../shared/addresses/service-path.ts'
import type { FieldPath } from '../shared/content/find-strings.ts'
import { isCalendarDate, parseLongDate } from '../shared/values/dates.ts'
import { checkPeople } from './check-people.ts'
import { type Problem, suggest } from './problem.ts'
import type { Entries, Entry } from './read-entries.ts'

/** Rules between fields and between files, which a schema cannot express. They hold for any content. */
export function checkRules(entries: Entries): Problem[] {
  return [
    ...checkServiceCards(entries),
    ...checkServicePages(entries),
    ...checkMenu(entries),
    ...checkPeople(entries),
    ...checkDates(entries),
    ...checkUniqueIds(entries),
  ]
}

function checkServiceCards({ single }: Entries): Problem[] {
  const { value, source } = single['pages/services.json']
  return value.cards.flatMap(({ title }, index) => {
    const path = toServicePath(title)
    if (findPage(path) !== undefined) return []
    const fault = `leads to ${path}, which is not a page`
    return [source.problemAt(['cards', index, 'title'], fault, 'use the title of a service that has a page')]
  })
}

function checkServicePages({ single, folder: { services } }: Entries): Problem[] {
  const folder = `${getRoute('services').path}/`
  const expected = routeTable.flatMap(({ path }) => (path.startsWith(folder) ? [path.slice(folder.length)] : []))
  const { source } = single['pages/services.json']
  return [
    ...expected
      .filter(id => !services.some(({ value }) => value.id === id))
      .map(id => ({
        ...source.problemAt([], `is missing: the page ${folder}${id} has no text`, 'add the file'),
        file: `content/services/${id}.json`,
      })),
    ...services
      .filter(({ value }) => !expected.includes(value.id))
      .map(({ value, source }) =>
        source.problemAt(
          ['id'],
          `"${value.id}" has no page in shared/addresses/routes.ts`,
          suggest(value.id, expected),
        ),
      ),
  ]
}

function checkMenu({ single, folder: { industries } }: Entries): Problem[] {
  const { value, source } = single['navigation.json']
  const ids = industries.map(({ value }) => value.id)
  return value.menu.flatMap((item, index) => {
    if (!('industry' in item) || ids.includes(item.industry)) return []
    const fault = `"${item.industry}" is not in content/industries`
    return [source.problemAt(['menu', index, 'industry'], fault, suggest(item.industry, ids))]
  })
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

/** Articles and stored posts share the paths below /blog and /blogs; the bodies of papers share their folder. */
function checkUniqueIds({ single, folder }: Entries): Problem[] {
  const writing = [...folder.articles, ...folder.posts, ...folder.papers]
  const files = [...folder.papers, ...folder.workbooks, ...folder.documents, ...folder.data]
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
