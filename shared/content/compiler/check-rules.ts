import leven from 'leven'
import { isCalendarDate, parseLongDate } from '../../dates.ts'
import { findPage } from '../../resolve-address.ts'
import { getRoute, routeTable } from '../../routes.ts'
import { toServicePath } from '../../service-path.ts'
import type { Problem } from '../problem.ts'
import { industrySchema } from '../schemas/industry.ts'
import type { Entries, Entry } from './read-entries.ts'

/** Rules between files, which no schema of one file can see. */
export function checkRules(entries: Entries): Problem[] {
  return [
    ...checkServiceCards(entries),
    ...checkServicePages(entries),
    ...checkIndustryFiles(entries),
    ...checkAuthors(entries),
    ...checkDates(entries),
    ...checkUniqueIds(entries),
  ]
}

function checkServiceCards({ single }: Entries): Problem[] {
  const { value, source } = single['pages/services.json']
  return value.cards.flatMap(({ title }, index) => {
    const path = toServicePath(title)
    if (findPage(path) !== undefined) return []
    const fault = `leads to ${path}, which has no screen`
    return [source.problemAt(['cards', index, 'title'], fault, 'use the title of a service that has a page')]
  })
}

function checkServicePages({ single, folder: { services } }: Entries): Problem[] {
  const folder = `${getRoute('services').path}/`
  const expected = routeTable.flatMap(({ path }) => (path.startsWith(folder) ? [path.slice(folder.length)] : []))
  return [
    ...expected
      .filter(id => !services.some(({ value }) => value.id === id))
      .map(id => missingFile(single['pages/services.json'], `content/services/${id}.json`, 'its page has no text')),
    ...services
      .filter(({ value }) => !expected.includes(value.id))
      .map(({ source }) => source.problemAt(['id'], 'has no page', `use one of ${expected.join(', ')}`)),
  ]
}

function checkIndustryFiles({ single, folder }: Entries): Problem[] {
  return industrySchema.shape.id.options
    .filter(id => !folder.industries.some(({ value }) => value.id === id))
    .map(id =>
      missingFile(single['navigation.json'], `content/industries/${id}.json`, 'the menu lists nine industries'),
    )
}

function missingFile(entry: Entry<unknown>, file: string, why: string): Problem {
  return { ...entry.source.problemAt([], `is missing: ${why}`, 'add the file'), file }
}

function checkAuthors({ single, folder }: Entries): Problem[] {
  const names = single['team.json'].value.map(({ name }) => name)
  const check = (name: string, entry: Entry<unknown>, field: readonly (string | number)[]) => {
    if (names.includes(name)) return []
    const [nearest = ''] = names.toSorted((a, b) => leven(name, a) - leven(name, b))
    return [entry.source.problemAt(field, `"${name}" is nobody in content/team.json`, `did you mean "${nearest}"?`)]
  }
  return [
    ...folder.articles.flatMap(entry => check(entry.value.author, entry, ['author'])),
    ...folder.papers.flatMap(entry =>
      entry.value.authors.flatMap((name, index) => check(name, entry, ['authors', index])),
    ),
  ]
}

function checkDates({ folder }: Entries): Problem[] {
  const articles = folder.articles
    .filter(({ value }) => parseLongDate(value.datePublished) === undefined)
    .map(({ value, source }) =>
      source.problemAt(['datePublished'], `"${value.datePublished}" is no day`, 'correct the date'),
    )
  const jobs = folder.jobs
    .filter(({ value }) => isCalendarDate(value.datePosted) && value.validThrough <= value.datePosted)
    .map(({ source }) => source.problemAt(['validThrough'], 'is not after datePosted', 'correct one of the two dates'))
  return [...articles, ...jobs]
}

/** Articles and stored posts share the addresses below /blog and /blogs; bodies of papers are kept beside theirs. */
function checkUniqueIds({ single, folder }: Entries): Problem[] {
  const writing = [...folder.articles, ...folder.posts, ...folder.papers]
  const duplicates = writing.filter(
    (entry, index) => writing.findIndex(({ value }) => value.id === entry.value.id) !== index,
  )
  const { value: demos, source } = single['demos.json']
  return [
    ...duplicates.map(entry =>
      entry.source.problemAt(['id'], `"${entry.value.id}" is taken by another piece`, 'choose another'),
    ),
    ...demos.flatMap(({ id }, index) => {
      if (demos.findIndex(demo => demo.id === id) === index) return []
      return [source.problemAt([index, 'id'], `"${id}" is taken by another demo`, 'choose another')]
    }),
  ]
}
