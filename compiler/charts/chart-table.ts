/** A table of an article as charts read it. */
export type ChartTable = {
  readonly columns: readonly string[]
  readonly rows: readonly ChartRow[]
}

export type ChartRow = { readonly label: string; readonly cells: readonly ChartCell[] }

/** `value` is the first number of the text; undefined when it has none. */
export type ChartCell = { readonly text: string; readonly value: number | undefined }

const numberPattern = /([−–-])?\s?\(?[$€£]?\s?([\d,]*\.?\d+)\s?([KMB](?![a-z])|thousand|million|billion)?/

const factors: Readonly<Record<string, number>> = {
  K: 1e3,
  thousand: 1e3,
  M: 1e6,
  million: 1e6,
  B: 1e9,
  billion: 1e9,
}

/** The first number of a cell: `−$1.2M` is −1,200,000, `33.3%` is 33.3. */
export function readNumber(text: string): number | undefined {
  const match = numberPattern.exec(text)
  if (match === null) return undefined
  const [, sign, digits = '', unit = ''] = match
  const size = Number(digits.replaceAll(',', '')) * (factors[unit] ?? 1)
  return sign === undefined ? size : -size
}

/** The texts of a table, with the header's row first. */
export function toChartTable([head = [], ...rows]: readonly (readonly string[])[]): ChartTable {
  return {
    columns: head,
    rows: rows.map(([label = '', ...cells]) => ({
      label,
      cells: cells.map(text => ({ text, value: readNumber(text) })),
    })),
  }
}
