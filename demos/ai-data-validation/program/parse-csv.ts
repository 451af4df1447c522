import Papa from 'papaparse'
import { writeCsv } from '../../kit/csv.ts'
import { refuseProse, refuseText } from './not-a-table.ts'
import { maxColumns, RowReader } from './row-reader.ts'
import { refuseCode } from './source-code.ts'
import type { Table } from './table/table.ts'

const chunkSize = 2 * 1024 * 1024

type Parsed =
  | { readonly kind: 'parsed'; readonly table: Table; readonly notes: readonly string[] }
  | { readonly kind: 'failed'; readonly message: string }

/**
 * Decodes UTF-16 with a byte order mark, UTF-8, or else Windows-1252 as older spreadsheets save it. It decodes the whole
 * file: papaparse reads slices and breaks multi-byte characters at their borders.
 */
export function decodeBytes(bytes: ArrayBuffer): { readonly text: string; readonly encoding: string } {
  const [first, second] = new Uint8Array(bytes, 0, Math.min(2, bytes.byteLength))
  if (first === 0xff && second === 0xfe) return decodeAs('utf-16le', bytes)
  if (first === 0xfe && second === 0xff) return decodeAs('utf-16be', bytes)
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8' }
  } catch {
    return decodeAs('windows-1252', bytes)
  }
}

function decodeAs(encoding: string, bytes: ArrayBuffer): { readonly text: string; readonly encoding: string } {
  return { text: new TextDecoder(encoding).decode(bytes), encoding }
}

/** The first row names the columns; blank lines are skipped but count in row numbers. */
export function parseCsv(text: string, onProgress: (share: number) => void = () => {}): Parsed {
  if (text.includes('\u0000')) return failed('This is not a text file. Save the data as CSV and open that.')
  const refusal = refuseText(text)
  if (refusal !== undefined) return failed(refusal)
  const reader = readRows(text, onProgress)
  if (reader.names === undefined) return failed('It has no data.')
  if (reader.cells.length > maxColumns)
    return failed(`More than ${maxColumns} columns; this page reads up to ${maxColumns}.`)
  if (reader.rowNumbers.length === 0) return failed('There is a row of column names, but no row of data below it.')
  const table = reader.toTable()
  const otherText = refuseCode(text, table) ?? refuseProse(text, table, reader.ragged)
  return otherText === undefined ? { kind: 'parsed', table, notes: reader.toNotes() } : failed(otherText)
}

/** One stray quotation mark puts all rows below it into one cell, unless they are read without regard to quotes. */
function readRows(text: string, onProgress: (share: number) => void): RowReader {
  const quoted = new RowReader()
  parseInto(quoted, text, onProgress)
  const [firstError] = quoted.quoteErrors
  if (firstError === undefined) return quoted
  const literal = new RowReader({ literalFrom: firstError })
  parseInto(literal, text)
  return literal.ragged === 0 && literal.rowNumbers.length > 0 ? literal : quoted
}

function parseInto(reader: RowReader, text: string, onProgress: (share: number) => void = () => {}): void {
  Papa.parse<readonly string[]>(text, {
    chunkSize,
    skipEmptyLines: false,
    worker: false,
    // Papaparse's name for reading without quotes.
    fastMode: reader.isLiteral ? true : undefined,
    complete: () => onProgress(1),
    chunk: ({ data, errors, meta }: Papa.ParseResult<readonly string[]>, parser: Papa.Parser) => {
      for (const { type, row } of errors) if (type === 'Quotes') reader.addQuoteError(row)
      for (const row of data) reader.add(row)
      if (reader.cells.length > maxColumns) parser.abort()
      onProgress(Math.min(1, meta.cursor / text.length))
    },
  })
  reader.finish()
}

function failed(message: string): Parsed {
  return { kind: 'failed', message }
}

export function toCsv({ columns, rowNumbers }: Table): string {
  const rows = rowNumbers.map((_, row) => columns.map(({ cells }) => cells[row] ?? ''))
  return writeCsv([columns.map(({ name }) => name), ...rows])
}
