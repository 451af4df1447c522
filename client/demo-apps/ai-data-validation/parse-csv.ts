import Papa from 'papaparse'
import { plural } from './findings.ts'
import { refuseProse, refuseText } from './not-a-table.ts'
import type { Table } from './table.ts'

const maxColumns = 500
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
  const prose = refuseProse(text, table, reader.ragged)
  return prose === undefined ? { kind: 'parsed', table, notes: reader.toNotes() } : failed(prose)
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
}

function failed(message: string): Parsed {
  return { kind: 'failed', message }
}

/** Turns rows into columns. Cells beyond the header get additional columns. */
class RowReader {
  names: readonly string[] | undefined
  readonly cells: string[][] = []
  readonly rowNumbers: number[] = []
  /** Numbers of the rows with unbalanced quotation marks. */
  readonly quoteErrors: number[] = []
  /** The row whose quotation marks were unbalanced before, if they are read as ordinary characters now. */
  private readonly literalFrom: number | undefined
  private lines = 0
  private short = 0
  private long = 0

  constructor({ literalFrom }: { readonly literalFrom?: number } = {}) {
    this.literalFrom = literalFrom
  }

  get isLiteral(): boolean {
    return this.literalFrom !== undefined
  }

  /** Rows with more or fewer fields than there are names. */
  get ragged(): number {
    return this.short + this.long
  }

  /** `place` counts from 0 among the rows that are added next. */
  addQuoteError(place = 0): void {
    this.quoteErrors.push(this.lines + place + 1)
  }

  add(cells: readonly string[]): void {
    const row = this.isLiteral ? cells.map(unquote) : cells
    this.lines += 1
    if (row.length === 1 && row[0]?.trim() === '') return
    if (this.names === undefined) {
      this.names = row
      for (const _ of row) this.cells.push([])
      return
    }
    if (row.length < this.names.length) this.short += 1
    if (row.length > this.names.length) this.long += 1
    while (this.cells.length < row.length && this.cells.length <= maxColumns) {
      this.cells.push(this.rowNumbers.map(() => ''))
    }
    for (const [index, column] of this.cells.entries()) column.push(row[index] ?? '')
    this.rowNumbers.push(this.lines)
  }

  toTable(): Table {
    const used = new Set<string>()
    const columns = this.cells.map((cells, index) => ({ name: uniqueName(this.names?.[index], index, used), cells }))
    return { columns, rowNumbers: this.rowNumbers }
  }

  toNotes(): readonly string[] {
    const width = this.names?.length ?? 0
    return [
      ...(this.short > 0
        ? [`${plural(this.short, 'row')} with fewer than ${width} fields: the rest counts as missing.`]
        : []),
      ...(this.long > 0
        ? [`${plural(this.long, 'row')} with more than ${width} fields: kept in columns of their own.`]
        : []),
      ...this.describeQuotes(),
    ]
  }

  private describeQuotes(): readonly string[] {
    if (this.literalFrom !== undefined) {
      return [
        `Row ${this.literalFrom} has a quotation mark without its partner, so quotation marks inside cells were read as ordinary characters.`,
      ]
    }
    const [row] = this.quoteErrors
    if (row === undefined) return []
    const others = this.quoteErrors.length - 1
    return [
      `Row ${row}${others > 0 ? ` and ${plural(others, 'other place')}` : ''}: a quotation mark without its partner. What follows it, up to the next one, was read as one cell, which may swallow rows. Correct the file and open it again.`,
    ]
  }
}

/** A cell without the quotation marks around it. */
function unquote(cell: string): string {
  const isQuoted = cell.length > 1 && cell.startsWith('"') && cell.endsWith('"')
  return isQuoted ? cell.slice(1, -1).replaceAll('""', '"') : cell
}

function uniqueName(given: string | undefined, index: number, used: Set<string>): string {
  const base = given?.trim() || `Column ${index + 1}`
  let name = base
  for (let copy = 2; used.has(name); copy += 1) name = `${base} (${copy})`
  used.add(name)
  return name
}

export function toCsv({ columns, rowNumbers }: Table): string {
  const rows = rowNumbers.map((_, row) => columns.map(({ cells }) => cells[row] ?? ''))
  return Papa.unparse({ fields: columns.map(({ name }) => name), data: rows }, { newline: '\r\n' })
}
