import { hasDecimalCommaIn, swapMarks } from '../formats/numbers.ts'
import { quantile } from '../outliers.ts'
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

/** How many interquartile ranges a number lies beyond the quartiles; undefined if the column is not of numbers. */
export function spreadOf({ values, counts, blank }: CodedColumn): ((value: string) => number) | undefined {
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
  const plain = rangeOf(numbers)
  const logs = numbers.every(number => number > 0) ? rangeOf(numbers.map(Math.log)) : undefined
  return value => {
    const number = read(value)
    if (Number.isNaN(number)) return 0
    const far = plain(number)
    return logs === undefined ? far : Math.min(far, logs(Math.log(number)))
  }
}

function rangeOf(numbers: readonly number[]): (number: number) => number {
  const sorted = Float64Array.from(numbers).sort()
  const low = quantile(sorted, 0.25)
  const high = quantile(sorted, 0.75)
  const width = high - low || Math.abs(high) * 0.05 || 1
  return number => Math.max(0, low - number, number - high) / width
}
