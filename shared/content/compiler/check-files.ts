import { computeWorkbook } from '../workbooks/compute-workbook.ts'
import { listFileHeads } from './file-sources.ts'
import { type Problem, suggest } from './problem.ts'
import type { Entries } from './read-entries.ts'

/** Rules for the sources of files to download and for the pieces that offer them. */
export function checkFiles(entries: Entries): Problem[] {
  return [...checkOffers(entries), ...checkWorkbooks(entries)]
}

function checkOffers(entries: Entries): Problem[] {
  const { articles, posts, papers } = entries.folder
  const ids = listFileHeads(entries).map(({ id }) => id)
  return [...articles, ...posts, ...papers].flatMap(({ value: { files = [] }, source }) =>
    files.flatMap((id, index) => {
      if (ids.includes(id)) return []
      return [source.problemAt(['files', index], unknownFile(id), suggest(id, ids, 'add its source'))]
    }),
  )
}

/** The fault of an id that names no file. */
export function unknownFile(id: string): string {
  return `"${id}" is not in content/workbooks or content/documents`
}

function checkWorkbooks({ folder }: Entries): Problem[] {
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
