import Papa from 'papaparse'
import { writeCsv as writeRows } from '../../kit/csv.ts'

export type Line = {
  /** In the text; the line of column names is 1 if nothing is above it. */
  readonly number: number
  readonly fields: readonly string[]
}

type Parsed = {
  readonly lines: readonly Line[]
  /** The line of a quotation mark without a partner. */
  readonly openQuote: number | undefined
}

/** Lines of fields, separated by commas, semicolons or tabs. Skips empty lines. */
export function parseCsv(text: string): Parsed {
  const { data, errors } = Papa.parse(text)
  const lines = data
    .map((fields, index) => ({ number: index + 1, fields: fields.map(field => field.trim()) }))
    .filter(({ fields }) => fields.some(field => field !== ''))
  const open = errors.find(({ type }) => type === 'Quotes')
  return { lines, openQuote: open === undefined ? undefined : (open.row ?? 0) + 1 }
}

export function writeCsv(rows: readonly (readonly (string | number)[])[]): string {
  return `${writeRows(rows, '\n')}\n`
}
