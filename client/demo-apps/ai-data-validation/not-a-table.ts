import type { Table } from './table.ts'

const proseWords = 6
const proseShare = 0.5
const minProseRows = 3
const raggedShare = 0.4
const maxControls = 0.02

/** Why a text is no table, by its beginning; undefined if it may be one. */
export function refuseText(text: string): string | undefined {
  const start = text.slice(0, 2_000).trimStart()
  if (/^(?:%PDF-|GIF8)/.test(start) || countControls(start) > maxControls * start.length) {
    return 'This is not a text file. Save the data as CSV and open that.'
  }
  if (/^<(?:!doctype|html|\?xml|svg|head|body|div|table)\b/i.test(start)) {
    return 'This is a web page or XML, not a table. Copy the rows of its table into a spreadsheet and save them as CSV.'
  }
  if (/^(?:\{\s*"|\[\s*[{["])/.test(start) && isJson(text))
    return 'This is JSON, not a table. Convert it to CSV and open that.'
  return undefined
}

/** Control characters but tab and line breaks: a dirty table may have a few, a binary file is full of them. */
function countControls(text: string): number {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what it looks for
  return text.match(/[\u0000-\u0008\u000e-\u001f]/g)?.length ?? 0
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** Prose reads as rows of one long cell, or as rows of any number of them, cut at its commas. */
export function refuseProse({ columns, rowNumbers }: Table, ragged: number): string | undefined {
  const rows = rowNumbers.length
  if (rows < minProseRows) return undefined
  const [first] = columns
  const isOneColumn = columns.length === 1 && first !== undefined && shareOfProse(first.cells) >= proseShare
  const words = columns.reduce((sum, { cells }) => sum + cells.reduce((all, cell) => all + countWords(cell), 0), 0)
  const filled = columns.reduce((sum, { cells }) => sum + cells.filter(cell => cell !== '').length, 0)
  const isCut = columns.length > 1 && ragged / rows > raggedShare && words / Math.max(1, filled) > proseWords / 2
  if (!isOneColumn && !isCut) return undefined
  return 'This reads like running text, not like a table. A table has columns: their names in the first row, and one record in each row below.'
}

function shareOfProse(cells: readonly string[]): number {
  return cells.filter(cell => countWords(cell) >= proseWords).length / cells.length
}

function countWords(text: string): number {
  return text.match(/\S+/g)?.length ?? 0
}
