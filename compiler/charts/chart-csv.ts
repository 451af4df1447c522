import type { Texts } from './chart-block.ts'

const cellPattern = /^([−–-]?)([$€£]?)(\d[\d,]*(?:\.\d+)?)\s?(%|[A-Za-z]+|)$/

const factors: Readonly<Record<string, number>> = { K: 1e3, M: 1e6, B: 1e9, thousand: 1e3, million: 1e6, billion: 1e9 }
const currencies: Readonly<Record<string, string>> = { $: 'USD', '€': 'EUR', '£': 'GBP' }

/**
 * The table of a chart as CSV (RFC 4180). A column whose cells are all numbers of one unit has plain numbers, and their
 * unit in its header: "Cost" with "$1,200" is "Cost (USD)" with 1200. All others have the words of the table.
 */
export function toCsv(texts: Texts): string {
  const [head = [], ...rows] = texts
  const columns = head.map((header, index) =>
    toColumn(
      header,
      rows.map(row => row[index] ?? ''),
    ),
  )
  const lines = [
    columns.map(({ header }) => header),
    ...rows.map((_, at) => columns.map(({ cells }) => cells[at] ?? '')),
  ]
  return lines.map(cells => `${cells.map(quote).join(',')}\r\n`).join('')
}

type Column = { readonly header: string; readonly cells: readonly string[] }

function toColumn(header: string, cells: readonly string[]): Column {
  const read = cells.map(readCell)
  const units = new Set(read.map(cell => cell?.unit.replace(/s$/, '')))
  if (units.size !== 1 || units.has(undefined)) return { header, cells }
  const unit = read.reduce((longest, cell) => (cell && cell.unit.length > longest.length ? cell.unit : longest), '')
  const known = unit === '' || header.toLowerCase().includes(unit.toLowerCase())
  return { header: known ? header : `${header} (${unit})`.trim(), cells: read.map(cell => String(cell?.value)) }
}

function readCell(text: string): { readonly value: number; readonly unit: string } | undefined {
  const [match, sign, currency = '', digits = '', word = ''] = cellPattern.exec(text.trim()) ?? []
  if (match === undefined) return undefined
  const factor = factors[word]
  const value = Number((Number(digits.replaceAll(',', '')) * (factor ?? 1)).toPrecision(15))
  const unit = word === 'percent' ? '%' : factor === undefined ? word : ''
  return { value: sign === '' ? value : -value, unit: [currencies[currency], unit].filter(Boolean).join(' ') }
}

/** What a spreadsheet takes for a formula; a signed number alone is none. */
const formula = /^(?![+-][\d\s.,]*\d%?$)[=+\-@\t\r]/

function quote(text: string): string {
  const cell = formula.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}
