import type { FieldPath } from '../shared/content/find-strings.ts'
import { findDeadLinks } from '../shared/content/text-rules.ts'
import { listPageIds } from './check-texts.ts'
import { type Problem, suggest } from './problem.ts'
import type { Entries, Entry } from './read-entries.ts'

/** Whoever signs, reviews, leads or signs in is a person of content/team.json. */
export function checkPeople(entries: Entries): Problem[] {
  const { single, folder } = entries
  const team = single['team.json'].value
  const names = team.map(({ name }) => name)
  const ids = team.map(({ id }) => id)
  const check = (text: string, known: readonly string[], { source }: Entry<unknown>, field: FieldPath) =>
    known.includes(text) ? [] : [source.problemAt(field, `"${text}" is not in content/team.json`, suggest(text, known))]
  return [
    ...folder.articles.flatMap(entry => check(entry.value.author, names, entry, ['author'])),
    ...folder.papers.flatMap(entry =>
      entry.value.authors.flatMap((name, index) => check(name, names, entry, ['authors', index])),
    ),
    ...[...folder.articles, ...folder.posts, ...folder.papers].flatMap(entry =>
      entry.value.reviewed === undefined ? [] : check(entry.value.reviewed.by, names, entry, ['reviewed', 'by']),
    ),
    ...[...folder.services, ...folder.industries].flatMap(entry => check(entry.value.lead, ids, entry, ['lead'])),
    ...single['staff.json'].value.flatMap(({ id }, index) => check(id, ids, single['staff.json'], [index, 'id'])),
    ...checkReading(entries),
  ]
}

function checkReading(entries: Entries): Problem[] {
  const { value: team, source } = entries.single['team.json']
  const pageIds = listPageIds(entries)
  return team.flatMap(({ readFirst = [] }, index) =>
    readFirst.flatMap(({ to }, place) => {
      if (findDeadLinks({ links: [{ target: to, line: 1 }], headings: [] }, pageIds).length === 0) return []
      const field = [index, 'readFirst', place, 'to']
      return [source.problemAt(field, `the link to ${to} leads nowhere`, 'correct or remove it')]
    }),
  )
}
