import { computeWorkbook } from '../shared/sheets/compute-workbook.ts'
import type { Problem } from './problem.ts'
import type { Entries } from './read-entries.ts'
import { type SourceFile, wholeFileProblem } from './source.ts'

/** Rules for the sources of files to download. */
export function checkFiles(entries: Entries): Problem[] {
  return [...checkWorkbooks(entries), ...checkTables(entries)]
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

function checkTables({ folder, tables }: Entries): Problem[] {
  const described = folder.data.map(({ value }) => value.id)
  return [
    ...folder.data.flatMap(({ value: { id }, source }) => {
      if (tables.has(id)) return []
      return [source.problemAt(['id'], 'has no table', `add content/data/${id}.csv`)]
    }),
    ...[...tables].flatMap(([id, file]) => {
      if (described.includes(id)) return checkCells(file)
      return [wholeFileProblem(file, 0, 'has no description', `add content/data/${id}.json`)]
    }),
  ]
}

/** The first row with another number of cells than the header. */
function checkCells(file: SourceFile): Problem[] {
  const lines = file.text.trimEnd().split('\n')
  const width = lines[0]?.split(',').length ?? 0
  const wrong = lines.findIndex(line => line.split(',').length !== width || line.includes('"'))
  if (wrong === -1) return []
  const offset = lines.slice(0, wrong).join('\n').length + 1
  const fault = `has a row that is not ${width} cells without quotation marks`
  return [wholeFileProblem(file, wrong === 0 ? 0 : offset, fault, 'give each row one cell for each column')]
}
