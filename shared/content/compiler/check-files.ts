import { computeWorkbook } from '../workbooks/compute-workbook.ts'
import type { Problem } from './problem.ts'
import type { Entries } from './read-entries.ts'

/** Rules for the sources of files to download. */
export function checkFiles({ folder }: Entries): Problem[] {
  return folder.workbooks.flatMap(({ value, source }) => [
    ...value.sheets.flatMap(({ columns, rows }, sheet) =>
      rows.flatMap((row, index) => {
        if (row.length === columns.length) return []
        const fault = `has ${row.length} cells in a sheet of ${columns.length} columns`
        return [source.problemAt(['sheets', sheet, 'rows', index], fault, 'give each row one cell for each column')]
      }),
    ),
    ...computeWorkbook(value).faults.map(({ path, fault }) =>
      source.problemAt(path, `is a formula that ${fault}`, 'correct it'),
    ),
  ])
}
