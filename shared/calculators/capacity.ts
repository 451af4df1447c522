import { defineModel } from './model.ts'

/** Longer plans have no end. */
const maxMonths = 60
/** Sums of decimal fractions miss whole numbers by less than this. */
const tolerance = 1e-9

type Month = {
  readonly month: number
  readonly live: number
  readonly upkeep: number
  readonly newWork: number
  /** Numbers of the items, from 1. */
  readonly finished: readonly number[]
}

/** A ranked backlog at a fixed number of days a month: content/articles/blog-11.md, steps 1 to 3. */
export const capacity = defineModel(
  ['capacity', 'reserve', 'upkeep', 'item1', 'item2', 'item3', 'item4', 'item5'],
  ['total', 'month1', 'month2', 'month3', 'month4', 'month5', 'available', 'upkeepAtEnd', 'upkeepShare'],
  ({ capacity, reserve, upkeep, item1, item2, item3, item4, item5 }) => {
    const items = [item1, item2, item3, item4, item5]
    const available = (capacity * (100 - reserve)) / 100
    const months = toMonths(items, available, upkeep)
    const monthOf = (number: number) => {
      const days = items.slice(0, number).reduce((sum, item) => sum + item, 0)
      if (days === 0) return 0
      return months.find(({ finished }) => finished.includes(number))?.month ?? Number.NaN
    }
    const upkeepAtEnd = upkeep * items.filter(days => days > 0).length
    return {
      results: {
        total: monthOf(5),
        month1: monthOf(1),
        month2: monthOf(2),
        month3: monthOf(3),
        month4: monthOf(4),
        month5: monthOf(5),
        available,
        upkeepAtEnd,
        upkeepShare: (100 * upkeepAtEnd) / capacity,
      },
      rows: months.map(({ month, live, upkeep, newWork, finished }) => [
        String(month),
        String(live),
        upkeep.toFixed(1),
        (capacity - available).toFixed(1),
        newWork.toFixed(1),
        finished.filter(number => items[number - 1] !== 0).join(', '),
      ]),
      chart: {
        kind: 'lines',
        series: [
          { name: 'newWork', points: months.map(({ month, newWork }) => [month, newWork]) },
          { name: 'upkeep', points: months.map(({ month, upkeep }) => [month, upkeep]) },
        ],
      },
    }
  },
)

/** Month by month until the list is done, until upkeep leaves no time for new work, or until `maxMonths`. */
function toMonths(items: readonly number[], available: number, upkeepEach: number): readonly Month[] {
  const ends = items.map((_, index) => items.slice(0, index + 1).reduce((sum, days) => sum + days, 0))
  const months: Month[] = []
  let done = 0
  let position = 0
  while (position < items.length && months.length < maxMonths) {
    const live = items.slice(0, position).filter(days => days > 0).length
    const upkeep = upkeepEach * live
    const newWork = Math.max(0, available - upkeep)
    done += newWork
    const finished: number[] = []
    while (position < items.length && (ends[position] ?? 0) <= done + tolerance) {
      position += 1
      finished.push(position)
    }
    months.push({ month: months.length + 1, live, upkeep, newWork, finished })
    if (newWork === 0 && finished.length === 0) break
  }
  return months
}
