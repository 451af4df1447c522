/** A forecast for a day by its place in `trips`, from what was known on the Friday before its week. */
type Method = (trips: readonly number[], day: number) => number

export const daysInWeek = 5
const testDays = 60

const fridayBefore = (day: number) => day - (day % daysInWeek) - 1

const sameWeekday =
  (weeks: number): Method =>
  (trips, day) =>
    mean(Array.from({ length: weeks }, (_, index) => trips[day - daysInWeek * (index + 1)] ?? Number.NaN))

/** The methods of the post "Beat Last Week First". */
export const methods = {
  lastValue: (trips, day) => trips[fridayBefore(day)] ?? Number.NaN,
  recentAverage: (trips, day) => mean(trips.slice(fridayBefore(day) + 1 - 4 * daysInWeek, fridayBefore(day) + 1)),
  oneWeek: sameWeekday(1),
  fourWeeks: sameWeekday(4),
  eightWeeks: sameWeekday(8),
} as const satisfies Readonly<Record<string, Method>>

export type MethodName = keyof typeof methods

/** The errors of a method, actual minus forecast, on the last 12 weeks, with the figures that the post prints. */
export function backtest(trips: readonly number[], name: MethodName) {
  const first = trips.length - testDays
  const actual = trips.slice(first)
  const errors = actual.map((value, index) => value - methods[name](trips, first + index))
  return {
    errors,
    offBy: mean(errors.map(Math.abs)),
    bias: mean(errors),
    /** The days on which the forecast is off by at most a tenth of the actual trips. */
    nearDays: errors.filter((error, index) => Math.abs(error) <= (actual[index] ?? 0) / 10).length,
  }
}

export function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length
}

/** The value below which a share of the numbers lies; between two of them it is interpolated. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  const place = (sorted.length - 1) * share
  const [low = Number.NaN, high = low] = sorted.slice(Math.floor(place))
  return low + (high - low) * (place % 1)
}
