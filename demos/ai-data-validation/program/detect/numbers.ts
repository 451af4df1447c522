import { hasDecimalCommaIn, swapMarks } from '../formats/numbers.ts'
import { findFences, quantile } from '../table/outliers.ts'
import { at, type CodedColumn } from './coded-table.ts'

const neededShare = 0.7
const minNumbers = 12

/** A plain number, perhaps with thousands separators, a currency sign or a percent sign. */
export function readNumber(value: string): number {
  const bare = value
    .trim()
    .replace(/^[$€£]\s?/, '')
    .replace(/\s?%$/, '')
  return /^[-+]?(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?$/.test(bare) ? Number(bare.replaceAll(',', '')) : Number.NaN
}

/** The numbers of a column, each value at most 50 times; undefined if the column is not of numbers. */
function readNumbers({ values, counts, blank }: CodedColumn) {
  const isComma = hasDecimalCommaIn(values.map(value => value.trim()))
  const read = (value: string) => readNumber(isComma ? swapMarks(value) : value)
  const numbers: number[] = []
  let filled = 0
  for (const [code, value] of values.entries()) {
    if (at(blank, code) === 1) continue
    filled += at(counts, code)
    const number = read(value)
    if (!Number.isNaN(number)) for (let copy = 0; copy < Math.min(50, at(counts, code)); copy += 1) numbers.push(number)
  }
  if (numbers.length < minNumbers || numbers.length < neededShare * Math.min(filled, values.length)) return undefined
  return { read, numbers }
}

/** How many interquartile ranges a number lies beyond the quartiles; undefined if the column is not of numbers. */
export function spreadOf(column: CodedColumn): ((value: string) => number) | undefined {
  const found = readNumbers(column)
  if (found === undefined) return undefined
  const { read, numbers } = found
  const plain = rangeOf(numbers)
  const logs = numbers.every(number => number > 0) ? rangeOf(numbers.map(Math.log)) : undefined
  return value => {
    const number = read(value)
    if (Number.isNaN(number)) return 0
    const far = plain(number)
    return logs === undefined ? far : Math.min(far, logs(Math.log(number)))
  }
}

/** Whether a number lies outside the fences of its column. */
export function isolatedIn(column: CodedColumn): (value: string) => boolean {
  const found = readNumbers(column)
  const fences = found && findFences(Float64Array.from(found.numbers), column.name)
  return value => {
    const number = found === undefined ? Number.NaN : found.read(value)
    return fences !== undefined && (number < fences.low || number > fences.high)
  }
}

function rangeOf(numbers: readonly number[]): (number: number) => number {
  const sorted = Float64Array.from(numbers).sort()
  const low = quantile(sorted, 0.25)
  const high = quantile(sorted, 0.75)
  const width = high - low || Math.abs(high) * 0.05 || 1
  return number => Math.max(0, low - number, number - high) / width
}
