import type { CalculatorContent, CalculatorFile, CalculatorInput } from '../shared/content/schemas/calculator.ts'
import { toSlug } from '../shared/values/slug.ts'
import { type Problem, suggest } from './problem.ts'
import type { ParsedSource, SourceFile } from './source.ts'

type Entry<T> = { readonly value: T; readonly source: ParsedSource }
type Table = NonNullable<CalculatorContent['data']>

/** Calculators with the rows of their table, and the options of fields that name one of its columns. */
export function expandTables(
  calculators: readonly Entry<CalculatorFile>[],
  tables: ReadonlyMap<string, SourceFile>,
  report: (problem: Problem) => void,
): readonly Entry<CalculatorContent>[] {
  return calculators.map(({ value, source }) => {
    const { fields, data, ...rest } = value
    const file = data && tables.get(data.table)
    if (data !== undefined && file === undefined)
      report(source.problemAt(['data', 'table'], `"${data.table}" is not in content/data`, 'add its table'))
    const table = file === undefined ? undefined : readTable(file.text)
    const find = (name: string, path: readonly (string | number)[]) => {
      const { columns = [] } = table ?? {}
      const place = columns.indexOf(name)
      if (place === -1) report(source.problemAt(path, `"${name}" is not a column of the table`, suggest(name, columns)))
      return place
    }
    const key = data?.key.map((name, place) => find(name, ['data', 'key', place]))
    return {
      source,
      value: {
        ...rest,
        fields: fields.map((field, place): CalculatorInput => {
          if (!('column' in field)) return field
          const { column, ...choice } = field
          return { ...choice, options: toOptions(table, find(column, ['fields', place, 'column'])) }
        }),
        ...(table && key && { data: withKey(table, key) }),
      },
    }
  })
}

/** Cells have neither commas nor quotation marks in them. */
function readTable(csv: string): Table {
  const [columns = [], ...rows] = csv
    .trimEnd()
    .split(/\r?\n/)
    .map(line => line.split(','))
  return { columns, rows: rows.map(row => row.map(cell => (/^-?\d+(\.\d+)?$/.test(cell) ? Number(cell) : cell))) }
}

/** A column more, with a formula of the texts that name the row. */
function withKey({ columns, rows }: Table, places: readonly number[]): Table {
  const toKey = (row: number) => `=${places.map(place => String.fromCharCode(65 + place) + row).join('&"/"&')}`
  return { columns: [...columns, 'key'], rows: rows.map((row, index) => [...row, toKey(index + 2)]) }
}

/** The texts of a column, each once. */
function toOptions(table: Table | undefined, column: number) {
  const labels = new Set((table?.rows ?? []).map(row => String(row[column] ?? '')))
  return [...labels].map(label => ({ value: toSlug(label), label }))
}
