import type { FieldPath } from '../shared/content/find-strings.ts'
import { type ChartedTable, hasSections } from '../shared/content/schemas/sections.ts'
import { ChartError } from './charts/chart-data.ts'
import { drawChartedTable } from './draw-charted-table.ts'
import type { Problem } from './problem.ts'
import { findQuoted } from './quote-sections.ts'
import { type Entries, type Entry, listSingles } from './read-entries.ts'

/** Rules for the sections of pages, services and engagements. */
export function checkSections({ single, folder }: Entries): Problem[] {
  const pages: readonly Entry<object>[] = [...listSingles(single), ...folder.services, ...folder.work]
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
    return [
      ...sections.flatMap(({ id }, index) => {
        const first = sections.findIndex(other => other.id === id)
        return first === index
          ? []
          : [at([index, 'id'], `"${id}" is already the anchor of a section`, 'choose another')]
      }),
      ...sections.flatMap((section, index) => {
        if (section.kind === 'demo' && findQuoted(section, { single }) === undefined) {
          const fault = `"${section.section}" is not a section of the demo "${section.demo}"`
          return [at([index, 'section'], fault, 'name one that content/demos.json has, or remove this section')]
        }
        if (section.kind !== 'table' && section.kind !== 'chart') return []
        const fault = section.kind === 'chart' ? findChartFault(section) : undefined
        if (fault !== undefined) return [at([index, 'chart'], fault, 'correct the chart or its rows')]
        return section.rows.flatMap((row, place) => {
          if (row.length === section.columns.length) return []
          const fault = `has ${row.length} cells in a table of ${section.columns.length} columns`
          return [at([index, 'rows', place], fault, 'give each row one cell for each column')]
        })
      }),
    ]
  })
}

/** What is wrong with the references of a chart to its table. */
export function findChartFault(charted: ChartedTable): string | undefined {
  try {
    drawChartedTable(charted)
    return undefined
  } catch (error) {
    if (!(error instanceof ChartError)) throw error
    return `cannot be drawn: ${error.message}`
  }
}
