import { looksLikeNames, looksLikeTitle, uniqueName, unquote } from './names-row.ts'
import { plural } from './table/findings.ts'
import type { Table } from './table/table.ts'

export const maxColumns = 500
const maxTitleRows = 9

/** Turns rows into columns. Cells beyond the header get additional columns. */
export class RowReader {
  names: readonly string[] | undefined
  readonly cells: string[][] = []
  readonly rowNumbers: number[] = []
  /** Numbers of the rows with unbalanced quotation marks. */
  readonly quoteErrors: number[] = []
  /** The row whose quotation marks were unbalanced before, if they are read as ordinary characters now. */
  private readonly literalFrom: number | undefined
  private lines = 0
  /** Rows above the names that hold a title, as long as it may still turn out that they are the data. */
  private titles: { readonly row: readonly string[]; readonly line: number }[] = []
  private titleEnd = 0
  private short = 0
  private long = 0
  private firstLong: number | undefined

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
    if (this.names === undefined) this.addName(row)
    else this.addCells(row, this.lines)
  }

  /** Reports have a title above their table. Without a row of names below it, it was the row of names. */
  private addName(row: readonly string[]): void {
    if (looksLikeTitle(row) && this.titles.length < maxTitleRows) {
      this.titles.push({ row, line: this.lines })
      return
    }
    if (this.titles.length > 0 && !looksLikeNames(row)) {
      this.titles.push({ row, line: this.lines })
      this.finish()
      return
    }
    this.titleEnd = this.titles.length
    this.titles = []
    this.setNames(row)
  }

  /** To be called after the last row. */
  finish(): void {
    const [first, ...others] = this.titles
    this.titles = []
    if (first === undefined) return
    this.setNames(first.row)
    for (const { row, line } of others) this.addCells(row, line)
  }

  private setNames(row: readonly string[]): void {
    this.names = row
    for (const _ of row) this.cells.push([])
  }

  private addCells(row: readonly string[], line: number): void {
    if (this.names === undefined) return
    if (row.length < this.names.length) this.short += 1
    if (row.length > this.names.length) {
      this.long += 1
      this.firstLong ??= line
    }
    while (this.cells.length < row.length && this.cells.length <= maxColumns) {
      this.cells.push(this.rowNumbers.map(() => ''))
    }
    for (const [index, column] of this.cells.entries()) column.push(row[index] ?? '')
    this.rowNumbers.push(line)
  }

  toTable(): Table {
    const used = new Set<string>()
    const columns = this.cells.map((cells, index) => ({ name: uniqueName(this.names?.[index], index, used), cells }))
    return { columns, rowNumbers: this.rowNumbers }
  }

  toNotes(): readonly string[] {
    const width = this.names?.length ?? 0
    return [
      ...(this.titleEnd > 0
        ? [
            `${plural(this.titleEnd, 'row')} above the column names ${this.titleEnd === 1 ? 'is' : 'are'} taken for a title and left out.`,
          ]
        : []),
      ...(this.short > 0
        ? [`${plural(this.short, 'row')} with fewer than ${width} fields: the rest counts as missing.`]
        : []),
      ...(this.long > 0
        ? [
            `${plural(this.long, 'row')} with more than ${width} fields, first row ${this.firstLong}: perhaps a separator too many. They are kept in columns of their own.`,
          ]
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
