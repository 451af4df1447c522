import { collectFaults, describeFaults, showRange } from './column-faults.ts'
import type { Format } from './formats/format.ts'
import { mainUnitOf, quantityFormat } from './formats/units.ts'
import { type ColumnType, formatFor, inferType } from './table/column-type.ts'
import type { RowFinding, Tally } from './table/findings.ts'
import { type Fences, findDateFences, findFences, quantile } from './table/outliers.ts'
import { type Column, isMissing, type Table } from './table/table.ts'

export type ColumnProfile = {
  readonly index: number
  readonly name: string
  readonly type: ColumnType
  readonly isRequired: boolean
  readonly filled: number
  readonly missing: number
  readonly distinct: number
  /** The most frequent form of the column; '' if the type has only one. */
  readonly mainForm: string
  /** Lowest to highest, for numbers and dates. */
  readonly range: string
  /** The suggestion for gaps: the median of numbers, otherwise the most frequent value. */
  readonly typical: string
  readonly padded: number
  readonly mixed: number
  readonly isAdded: boolean
}

export type ColumnRule = {
  readonly type?: ColumnType
  readonly isRequired?: boolean
  /** The index of the column with the allowed values. */
  readonly refersTo?: number | 'none'
}

type ColumnResult = {
  readonly profile: ColumnProfile
  readonly findings: readonly RowFinding[]
  readonly completeness: Tally
  readonly validity: Tally
  readonly accuracy: Tally
}

/** Columns that are at least half full count as needed unless the visitor changes it. */
const requiredShare = 0.5
const nothing: Tally = { passed: 0, made: 0 }

/** Profiles one column: its type and form, and its missing, invalid, mixed and outlying values. */
export function profileColumn(table: Table, index: number, rule: ColumnRule): ColumnResult {
  const column = table.columns[index] ?? { name: '', cells: [] }
  const { cells, isAdded = false } = column
  const type = rule.type ?? inferType(column)
  const unit = findUnit(type, column)
  const format = unit === undefined ? formatFor(type, column) : quantityFormat
  const { counts, filled, mainForm, scales } = takeCensus(column, format)
  const isRequired = !isAdded && (rule.isRequired ?? filled >= cells.length * requiredShare)
  const fences = type === 'date' ? findDateFences(scales) : findFences(scales, column.name)
  const test = { table, column, type, format, isRequired, mainForm, fences, unit }
  const faults = collectFaults(test)
  const { missing, garbled, invalid, mixed, spaces, outlier, padded } = faults
  return {
    profile: {
      index,
      name: column.name,
      type,
      isRequired,
      filled,
      missing: cells.length - filled,
      distinct: counts.size,
      mainForm,
      range: rangeOf(type, scales),
      typical: typicalOf({ type, scales, counts, decimalMark: format.decimalMark }),
      padded,
      // Another unit is another value, so it is not to be rewritten.
      mixed: unit === undefined ? mixed.count : 0,
      isAdded,
    },
    findings: isAdded ? [] : describeFaults(faults, test),
    completeness: isRequired ? { passed: cells.length - missing.count, made: cells.length } : nothing,
    validity: isAdded
      ? nothing
      : { passed: filled - garbled.count - invalid.count - mixed.count - spaces.count, made: filled },
    accuracy: tallyOutliers(scales.length, outlier.count, fences),
  }
}

/** The unit of most cells of a column of words. */
function findUnit(type: ColumnType, { cells }: Column): string | undefined {
  if (type !== 'text' && type !== 'code' && type !== 'category') return undefined
  return mainUnitOf(cells.filter(cell => !isMissing(cell)))
}

/** Without fences no value is checked. */
function tallyOutliers(values: number, outliers: number, fences: Fences | undefined): Tally {
  return fences === undefined ? nothing : { passed: values - outliers, made: values }
}

type Census = {
  readonly filled: number
  readonly counts: ReadonlyMap<string, number>
  readonly mainForm: string
  readonly scales: Float64Array
}

function takeCensus(column: Column, { read }: Format): Census {
  const counts = new Map<string, number>()
  const forms = new Map<string, number>()
  const scales = new Float64Array(column.cells.length)
  let filled = 0
  let measured = 0
  for (const cell of column.cells) {
    if (isMissing(cell)) continue
    filled += 1
    const trimmed = cell.trim()
    counts.set(trimmed, (counts.get(trimmed) ?? 0) + 1)
    const reading = read(trimmed)
    if (reading === undefined) continue
    if (reading.form !== '') forms.set(reading.form, (forms.get(reading.form) ?? 0) + 1)
    if (!Number.isNaN(reading.scale)) scales[measured++] = reading.scale
  }
  return { filled, counts, mainForm: mostFrequent(forms), scales: scales.slice(0, measured) }
}

function mostFrequent(counts: ReadonlyMap<string, number>): string {
  let best = ''
  let maxCount = 0
  for (const [key, count] of counts) {
    if (count <= maxCount) continue
    best = key
    maxCount = count
  }
  return best
}

function rangeOf(type: ColumnType, scales: Float64Array): string {
  if (scales.length === 0) return ''
  const low = scales.reduce((one, other) => Math.min(one, other))
  const high = scales.reduce((one, other) => Math.max(one, other))
  return showRange(type, { low, high })
}

type Values = Pick<Census, 'scales' | 'counts'> & Pick<Format, 'decimalMark'> & { readonly type: ColumnType }

function typicalOf({ type, scales, counts, decimalMark = '.' }: Values): string {
  if (scales.length === 0 || type === 'date') return mostFrequent(counts)
  const median = quantile(scales.toSorted(), 0.5)
  return String(type === 'integer' ? Math.round(median) : Math.round(median * 1e6) / 1e6).replace('.', decimalMark)
}
