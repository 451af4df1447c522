import { groupDigits } from '../values/group-digits.ts'
import { binomialDistribution, normalDistribution } from './distributions.ts'

/** NaN stands for #N/A, which a formula can return on purpose. */
export type CellValue = string | number
export type Argument = CellValue | boolean | readonly CellValue[]

/** Says why a formula has no value, as `is a formula that …`. */
export class FormulaError extends Error {}

type Compute = (values: readonly Argument[]) => CellValue | boolean

/** The functions of spreadsheets that the site uses, by name; IF is a part of the language. */
export const functions: ReadonlyMap<string, Compute> = new Map<string, Compute>([
  ['SUM', values => sum(toNumbers(values))],
  ['MIN', values => Math.min(...toNumbers(values))],
  ['MAX', values => Math.max(...toNumbers(values))],
  [
    'LARGE',
    ([range = [], place = 1]) =>
      toNumbers([range]).toSorted((a, b) => b - a)[toNumber(toScalar(place)) - 1] ?? Number.NaN,
  ],
  ['ABS', ([value = 0]) => Math.abs(toNumber(toScalar(value)))],
  ['SQRT', ([value = 0]) => Math.sqrt(toNumber(toScalar(value)))],
  ['POWER', ([base = 0, exponent = 1]) => toNumber(toScalar(base)) ** toNumber(toScalar(exponent))],
  ['NORMSDIST', ([z = 0]) => normalDistribution(toNumber(toScalar(z)))],
  [
    'BINOMDIST',
    ([count = 0, trials = 0, share = 0, cumulative = 0]) => {
      if (toNumber(toScalar(cumulative)) !== 1) throw new FormulaError('uses BINOMDIST without a last argument of 1')
      return binomialDistribution(toNumber(toScalar(count)), toNumber(toScalar(trials)), toNumber(toScalar(share)))
    },
  ],
  ['NA', () => Number.NaN],
  ['IFERROR', ([value = '', other = '']) => toScalar(isError(toScalar(value)) ? other : value)],
  ['TRIM', ([text = '']) => String(toScalar(text)).trim().replace(/ +/g, ' ')],
  [
    'SUBSTITUTE',
    ([text = '', old = '', fresh = '']) =>
      String(toScalar(text)).replaceAll(String(toScalar(old)), String(toScalar(fresh))),
  ],
  ['TEXT', ([value = 0, format = '']) => writeNumber(toNumber(toScalar(value)), String(toScalar(format)))],
  ['AND', values => values.every(value => toScalar(value) === true)],
  ['OR', values => values.some(value => toScalar(value) === true)],
  [
    'ROUND',
    ([value = 0, digits = 0]) => {
      const scale = 10 ** toNumber(toScalar(digits))
      return Math.round(toNumber(toScalar(value)) * scale) / scale
    },
  ],
  [
    'ROUNDUP',
    ([value = 0, digits = 0]) => {
      const scale = 10 ** toNumber(toScalar(digits))
      const size = toNumber(toScalar(value))
      // As in sums: what is left of binary fractions must not count as one more.
      return (Math.sign(size) * Math.ceil(Number((Math.abs(size) * scale).toPrecision(15)))) / scale
    },
  ],
  [
    'SUMPRODUCT',
    ([first = [], second = []]) => {
      const factors = toCells(second)
      return sum(toCells(first).map((cell, index) => toNumber(cell) * toNumber(factors[index] ?? 0)))
    },
  ],
  [
    'SUMIF',
    ([range = [], wanted = '', sums = range]) => {
      const addends = toCells(sums)
      const isWanted = toCriterion(toScalar(wanted))
      return sum(toCells(range).map((cell, index) => (isWanted(cell) ? toNumber(addends[index] ?? 0) : 0)))
    },
  ],
  ['COUNTIF', ([range = [], wanted = '']) => toCells(range).filter(toCriterion(toScalar(wanted))).length],
  [
    'COUNTIFS',
    ranges => {
      const tests = ranges.flatMap((range, index) =>
        index % 2 === 0 ? [{ cells: toCells(range), isWanted: toCriterion(toScalar(ranges[index + 1] ?? '')) }] : [],
      )
      const [first] = tests
      return (
        first?.cells.filter((_, row) => tests.every(({ cells, isWanted }) => isWanted(cells[row] ?? ''))).length ?? 0
      )
    },
  ],
  ['CHOOSE', ([place = 1, ...values]) => toScalar(values[toNumber(toScalar(place)) - 1] ?? '')],
  ['INDEX', ([range = [], place = 1]) => toCells(range)[toNumber(toScalar(place)) - 1] ?? ''],
  // Without the third argument, 0, spreadsheets search by approximation.
  [
    'MATCH',
    ([wanted = '', range = []]) => {
      const key = toScalar(wanted)
      const cells: readonly unknown[] = toCells(range)
      const index = cells.indexOf(key)
      if (index === -1) throw new FormulaError(`looks for "${key}" where it is not`)
      return index + 1
    },
  ],
])

/** A number in a format such as "$#,##0" or "0.00". */
function writeNumber(value: number, format: string): string {
  const [match, unit = '', thousands, decimals = ''] = /^(\$?)(#,##)?0(?:\.(0+))?$/.exec(format) ?? []
  if (match === undefined) throw new FormulaError(`uses TEXT with "${format}", which the build cannot write`)
  const size = Math.abs(value)
  const digits = thousands === undefined ? size.toFixed(decimals.length) : groupDigits(size, decimals.length)
  return (value < 0 ? '-' : '') + unit + digits
}

/** A value where one is expected: the first cell of a range. */
export function toScalar(value: Argument): CellValue | boolean {
  return isRange(value) ? (value[0] ?? '') : value
}

/** A criterion of SUMIF and COUNTIF: a value, or a text such as "<0" that compares numbers. */
function toCriterion(wanted: CellValue | boolean): (cell: CellValue) => boolean {
  const [, sign, limit] = /^(<|>=)(-?\d.*)$/.exec(String(wanted)) ?? []
  if (sign === undefined) return cell => cell === wanted
  const bound = Number(limit)
  return cell => typeof cell === 'number' && (sign === '<' ? cell < bound : cell >= bound)
}

/** Texts count as 0, as in sums of spreadsheets. */
export function toNumber(value: CellValue | boolean): number {
  return typeof value === 'string' ? 0 : Number(value)
}

function isError(value: CellValue | boolean): boolean {
  return typeof value === 'number' && !Number.isFinite(value)
}

function isRange(value: Argument): value is readonly CellValue[] {
  return Array.isArray(value)
}

function toCells(value: Argument): readonly CellValue[] {
  if (isRange(value)) return value
  return typeof value === 'boolean' ? [] : [value]
}

function toNumbers(values: readonly Argument[]): readonly number[] {
  return values.flatMap(toCells).filter(cell => typeof cell === 'number')
}

function sum(numbers: readonly number[]): number {
  // Spreadsheets hide what is left of binary fractions after 15 digits; 0.1 + 0.2 is 0.3 there.
  return Number(numbers.reduce((total, number) => total + number, 0).toPrecision(15))
}
