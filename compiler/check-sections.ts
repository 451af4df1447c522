import { type FieldPath, findStrings } from '../shared/content/find-strings.ts'
import { hasSections } from '../shared/content/schemas/sections.ts'
import { findDeadLinks } from '../shared/content/text-rules.ts'
import { unknownFile } from './check-files.ts'
import { listPageIds } from './check-texts.ts'
import { listFileHeads } from './file-sources.ts'
import { type Problem, suggest } from './problem.ts'
import type { Entries, Entry } from './read-entries.ts'

/** Rules for the sections of pages, services and engagements. */
export function checkSections(entries: Entries): Problem[] {
  const { single, folder } = entries
  const sourceIds = folder.sources.map(({ value }) => value.id)
  const fileIds = listFileHeads(entries).map(({ id }) => id)
  const pageIds = listPageIds(entries)
  const pages: readonly Entry<object>[] = [...Object.values(single), ...folder.services, ...folder.work]
  const demos = single['demos.json']
  const parts = [
    ...pages.map(page => ({ ...page, place: [] })),
    ...demos.value.map((value, index) => ({ value, source: demos.source, place: [index] })),
  ]
  return parts.flatMap(({ value, source, place }) => {
    if (!hasSections(value)) return []
    const { sections } = value
    const at = (path: FieldPath, fault: string, remedy: string) =>
      source.problemAt([...place, 'sections', ...path], fault, remedy)
    const strings = findStrings(sections)
    return [
      ...strings.flatMap(({ text, path }) => {
        if (
          path.at(-1) !== 'to' ||
          findDeadLinks({ links: [{ target: text, line: 1 }], headings: [] }, pageIds).length === 0
        ) {
          return []
        }
        return [at(path, `the link to ${text} leads nowhere`, 'correct or remove it')]
      }),
      ...strings.flatMap(({ text, path }) => {
        if (path.at(-2) !== 'sources' || sourceIds.includes(text)) return []
        const remedy = suggest(text, sourceIds, `add content/sources/${text}.json`)
        return [at(path, `"${text}" is not in content/sources`, remedy)]
      }),
      ...strings.flatMap(({ text, path }) => {
        if (path.at(-2) !== 'files' || fileIds.includes(text)) return []
        const remedy = suggest(text, fileIds, 'add its source')
        return [at(path, unknownFile(text), remedy)]
      }),
      ...sections.flatMap(({ id }, index) => {
        const first = sections.findIndex(other => other.id === id)
        return first === index
          ? []
          : [at([index, 'id'], `"${id}" is already the anchor of a section`, 'choose another')]
      }),
      ...sections.flatMap((section, index) => {
        if (section.kind !== 'table') return []
        return section.rows.flatMap((row, place) => {
          if (row.length === section.columns.length) return []
          const fault = `has ${row.length} cells in a table of ${section.columns.length} columns`
          return [at([index, 'rows', place], fault, 'give each row one cell for each column')]
        })
      }),
    ]
  })
}
