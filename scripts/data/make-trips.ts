import { createRandom, pickWhole, type Random } from '../../demos/kit/random.ts'
import { dayMs } from '../../shared/values/dates.ts'
import { backtest, daysInWeek, type MethodName, mean, quantile } from './backtest.ts'

const weeks = 26
const firstMonday = Date.UTC(2023, 10, 27)
/** Trips of an ordinary Monday to Friday. */
const usual = [124, 119, 122, 118, 145]
const noise = 9
const maxDeviation = 24
/** The desk is open on December 25 and January 1, and quiet. No forecast of the test reaches back to them. */
const quietDays = new Set([20, 25])
const firstUsedDay = 30

/** What the table of the post says of each method. */
const table: readonly (readonly [name: MethodName, offBy: number, bias: number, nearDays: number])[] = [
  ['lastValue', 24.1, -19.0, 20],
  ['recentAverage', 13.2, -0.2, 28],
  ['oneWeek', 10.7, 0.4, 40],
  ['fourWeeks', 8.3, -0.2, 50],
  ['eightWeeks', 7.8, -0.4, 49],
]

/**
 * The CSV of the post "Beat Last Week First": 26 invented weeks of trips. The weeks begin as noise around the usual
 * weekdays; then single days are moved until the backtest gives the figures that the post prints.
 */
export function makeTrips(): string {
  const random = createRandom(3)
  let trips = Array.from({ length: weeks * daysInWeek }, (_, day) => startDay(day, random))
  let gap = gapToPost(trips)
  for (let step = 0; gap > 0; step++) {
    const moved = moveDays(trips, random)
    const movedGap = gapToPost(moved)
    // At first some steps away are taken, so that the search leaves dead ends.
    if (movedGap >= gap + 0.5 * Math.exp(-step / 8000) * random()) continue
    trips = moved
    gap = movedGap
  }
  return ['date,trips', ...trips.map((count, day) => `${toDate(day)},${count}`), ''].join('\n')
}

function startDay(day: number, random: Random): number {
  const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
  const quiet = quietDays.has(day) ? 52 : 0
  return Math.round(usualOn(day) + noise * normal) - quiet
}

function moveDays(trips: readonly number[], random: Random): number[] {
  const moved = [...trips]
  for (let count = pickWhole(random, 1, 2); count > 0; count--) {
    const day = pickWhole(random, firstUsedDay, trips.length - 1)
    const value = (moved[day] ?? 0) + pickWhole(random, -4, 4)
    if (Math.abs(value - usualOn(day)) <= maxDeviation) moved[day] = value
  }
  return moved
}

/** How far the backtest is from the figures of the post; 0 when all of them round to what it prints. */
function gapToPost(trips: readonly number[]): number {
  const rows = table.map(([name, offBy, bias, nearDays]) => {
    const result = backtest(trips, name)
    const near = 0.2 * Math.abs(result.nearDays - nearDays)
    return beyond(result.offBy - offBy, 0.04) + beyond(result.bias - bias, 0.04) + near
  })
  const { errors } = backtest(trips, 'fourWeeks')
  const nextThursday = mean([2, 7, 12, 17].map(back => trips[trips.length - back] ?? 0))
  return [
    ...rows,
    beyond(quantile(errors, 0.1) + 11, 0.4),
    beyond(quantile(errors, 0.9) - 11, 0.4),
    beyond(quantile(errors, 2 / 3) - 5, 0.4),
    beyond(mean(trips) - 125.3, 0.4),
    beyond(nextThursday - 118, 0.25),
  ].reduce((sum, gap) => sum + gap, 0)
}

function beyond(difference: number, slack: number): number {
  return Math.max(0, Math.abs(difference) - slack)
}

function usualOn(day: number): number {
  return usual[day % daysInWeek] ?? 0
}

function toDate(day: number): string {
  const weekends = Math.floor(day / daysInWeek) * 2
  return new Date(firstMonday + (day + weekends) * dayMs).toISOString().slice(0, 10)
}
