import type { Table } from './table/table.ts'

const proseWords = 6
const minProseWords = 3
const proseShare = 0.4
const endShare = 0.1
const sentenceEnd = /[.,;:!?…。！？]["”’)]*$/
const maxProseStart = 20_000
const minProseRows = 3
const raggedShare = 0.4
const maxControls = 0.02

/** Why a text is no table, by its beginning; undefined if it may be one. */
export function refuseText(text: string): string | undefined {
  const start = text.slice(0, 2_000).trimStart()
  if (/^(?:%PDF-|GIF8)/.test(start) || countControls(start) > maxControls * start.length) {
    return 'This is not a text file. Save the data as CSV and open that.'
  }
  if (/^<(?:!--|(?:!doctype|html|\?xml|svg|head|body|div|table)\b)/i.test(start)) {
    return 'This is a web page or XML, not a table. Copy the rows of its table into a spreadsheet and save them as CSV.'
  }
  if (/^(?:\{\s*"|\[\s*[{["])/.test(start) && (isJson(text) || isJson(firstLineOf(text)))) {
    return 'This is JSON, not a table. Convert it to CSV and open that.'
  }
  if (startsAsEmail(start)) {
    return 'This is an email, not a table. If it has a table, copy its rows into a spreadsheet and save them as CSV.'
  }
  return undefined
}

function firstLineOf(text: string): string {
  return /\S.*/.exec(text)?.[0] ?? ''
}

/** Header lines such as "Subject: Hello" until the first blank line; long ones continue after a space. */
function startsAsEmail(start: string): boolean {
  const lines = (start.split(/\r?\n\r?\n/)[0] ?? '').split(/\r?\n/)
  const known = lines.filter(line => /^(?:from|to|subject|date|received|return-path|message-id):\s/i.test(line))
  return known.length >= 2 && lines.every(line => /^(?:[A-Za-z][\w-]*:|\s)/.test(line))
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

/** Prose reads as rows of one cell, or as rows of any number of them, cut at its commas. */
export function refuseProse(text: string, { columns, rowNumbers }: Table, ragged: number): string | undefined {
  const rows = rowNumbers.length
  const isCut = columns.length > 1 && ragged / rows > raggedShare
  if (rows < minProseRows || (columns.length > 1 && !isCut)) return undefined
  const words = columns.reduce((sum, { cells }) => sum + cells.reduce((all, cell) => all + countWords(cell), 0), 0)
  const filled = columns.reduce((sum, { cells }) => sum + cells.filter(cell => cell !== '').length, 0)
  const hasLongCells = isCut && words / Math.max(1, filled) > proseWords / 2
  if (!hasLongCells && !hasSentences(text)) return undefined
  return 'This reads like running text, not like a table. A table has columns: their names in the first row, and one record in each row below.'
}

/** True if lines end or go on as sentences do. Lines in quotation marks were written by a program, as cells. */
function hasSentences(text: string): boolean {
  const lines = text
    .slice(0, maxProseStart)
    .split(/\r?\n|\r/)
    .map(line => line.trim())
    .filter(line => line !== '')
  const share = (isTrue: (line: string, index: number) => boolean) => lines.filter(isTrue).length / lines.length
  const goesOn = (line: string, index: number) => /^\p{Ll}/u.test(line) && !/[.!?]$/.test(lines[index - 1] ?? '.')
  if (share(line => line.startsWith('"')) > 0.5) return false
  const meanWords = lines.reduce((sum, line) => sum + countWords(line), 0) / lines.length
  // Short notes under a column name; a letter has lines that go on below.
  if (meanWords < proseWords && isName(lines[0] ?? '') && share(goesOn) < endShare) return false
  const sentences = share((line, index) => sentenceEnd.test(line) || goesOn(line, index))
  return meanWords >= minProseWords && share(line => sentenceEnd.test(line)) >= endShare && sentences >= proseShare
}

/** A line that can be a row of column names. */
function isName(line: string): boolean {
  return line.split(/[,;\t|]/).every(name => name.trim() !== '' && countWords(name) <= 3)
}

function countWords(text: string): number {
  return text.match(/\S+/g)?.length ?? 0
}
