import Papa from 'papaparse'

export type Line = {
  /** In the text; the line of column names is 1 if nothing is above it. */
  readonly number: number
  readonly fields: readonly string[]
}

/** Lines of fields, separated by commas, semicolons or tabs. Skips empty lines. */
export function parseCsv(text: string): readonly Line[] {
  return Papa.parse(text)
    .data.map((fields, index) => ({ number: index + 1, fields: fields.map(field => field.trim()) }))
    .filter(({ fields }) => fields.some(field => field !== ''))
}

export function writeCsv(rows: readonly (readonly (string | number)[])[]): string {
  return `${Papa.unparse(rows, { newline: '\n', escapeFormulae: /^[=+@\t]|^-(?!\d)/ })}\n`
}
