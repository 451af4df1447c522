import { isoOf } from './formats/dates.ts'
import type { Format } from './formats/format.ts'
import { decodeAgain } from './formats/garbled.ts'
import type { ColumnType } from './table/column-type.ts'
import { Failures, type RowFinding } from './table/findings.ts'
import type { Fences } from './table/outliers.ts'
import { type Column, findTotalRows, isMissing, rowNumberAt, type Table } from './table/table.ts'

type ColumnUnderTest = {
  readonly table: Table
  readonly column: Column
  readonly type: ColumnType
  readonly format: Format
  readonly isRequired: boolean
  readonly mainForm: string
  readonly fences: Fences | undefined
  /** Of most cells, if they are numbers with a unit. */
  readonly unit: string | undefined
}

type Faults = Readonly<Record<'missing' | 'garbled' | 'invalid' | 'mixed' | 'spaces' | 'outlier', Failures>> & {
  /** All cells with leading or trailing spaces, including those with another fault. */
  readonly padded: number
}

/** A cell fails validity at most once: wrongly decoded, else unreadable, else another form, else spaces. */
export function collectFaults({ table, column, format, isRequired, mainForm, fences }: ColumnUnderTest): Faults {
  const missing = new Failures()
  const garbled = new Failures()
  const invalid = new Failures()
  const mixed = new Failures()
  const spaces = new Failures()
  const outlier = new Failures()
  const sums = findTotalRows(table)
  let padded = 0
  for (const [at, value] of column.cells.entries()) {
    const row = rowNumberAt(table, at)
    if (isMissing(value)) {
      if (isRequired && !sums.has(at)) missing.add({ row, value })
      continue
    }
    const trimmed = value.trim()
    if (trimmed !== value) padded += 1
    const decoded = decodeAgain(trimmed)
    if (decoded !== undefined) {
      garbled.add({ row, value, note: decoded })
      continue
    }
    const reading = format.read(trimmed)
    if (reading === undefined) invalid.add({ row, value })
    else if (reading.form !== '' && reading.form !== mainForm) mixed.add({ row, value, note: reading.form })
    else if (trimmed !== value) spaces.add({ row, value })
    if (reading !== undefined && fences !== undefined && isOutside(reading.scale, fences)) outlier.add({ row, value })
  }
  return { missing, garbled, invalid, mixed, spaces, outlier, padded }
}

function isOutside(scale: number, { low, high }: Fences): boolean {
  return scale < low || scale > high
}

/** The faults as findings with texts that name the rule. */
export function describeFaults(
  faults: Faults,
  { column, type, mainForm, fences, unit }: ColumnUnderTest,
): readonly RowFinding[] {
  const columns = [column.name]
  return [
    ...faults.missing.toFindings({
      dimension: 'completeness',
      kind: 'missing',
      columns,
      text: 'Empty, or a placeholder such as “N/A”, in a required column.',
    }),
    ...faults.garbled.toFindings({
      dimension: 'validity',
      kind: 'garbled',
      columns,
      text: 'Letters that an earlier program read in the wrong encoding.',
    }),
    ...faults.invalid.toFindings({
      dimension: 'validity',
      kind: 'invalid',
      columns,
      text: `Can’t be read as ${typeNames[type]}.`,
    }),
    ...faults.mixed.toFindings({
      dimension: 'validity',
      kind: 'mixed',
      columns,
      text:
        unit === undefined
          ? `Not written like most of the column (${mainForm}).`
          : `In another unit than most of the column (${unit}): the number alone can’t be compared.`,
    }),
    ...faults.spaces.toFindings({
      dimension: 'validity',
      kind: 'spaces',
      columns,
      text: 'Spaces before or after the value.',
    }),
    ...faults.outlier.toFindings({
      dimension: 'accuracy',
      kind: 'outlier',
      columns,
      text: `Looks implausible: outside ${fences === undefined ? '' : showRange(type, fences)}. Only a source outside the file can tell whether it’s wrong.`,
    }),
  ]
}

const typeNames: Readonly<Record<ColumnType, string>> = {
  text: 'text',
  category: 'a word from a short list',
  code: 'a code',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'yes or no',
  date: 'a calendar date',
  email: 'an email address',
  phone: 'a phone number',
  state: 'a US state',
  country: 'a country',
  zip: 'a ZIP code of five or nine digits',
  url: 'a web address',
}

export function showRange(type: ColumnType, { low, high }: { readonly low: number; readonly high: number }): string {
  const show = (scale: number) => (type === 'date' ? showDay(scale) : showNumber(scale))
  return `${show(low)} to ${show(high)}`
}

function showNumber(number: number): string {
  const digits = Math.abs(number) < 10 ? 2 : Math.abs(number) < 1000 ? 1 : 0
  return number.toLocaleString('en-US', { maximumFractionDigits: digits })
}

/** `?` beyond the range of Date. */
function showDay(day: number): string {
  const rounded = Math.round(day)
  return Math.abs(rounded) < 10_000_000 ? isoOf(rounded) : '?'
}
