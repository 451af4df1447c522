import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type FlowShape, layOutFlow, levels } from '../../../../../client/features/calculators/lay-out-flow.ts'

const share = fc.double({ min: 0, max: 1, noNaN: true })

/** The counts of 1,000 cases, as the sheet has them. */
function toCounts([accuracy, checked, catches, alarms]: readonly [number, number, number, number]) {
  const wrong = 1 - accuracy
  const counts = {
    uncheckedRight: 1000 * (1 - checked) * accuracy,
    uncheckedWrong: 1000 * (1 - checked) * wrong,
    passed: 1000 * checked * accuracy * (1 - alarms),
    stopped: 1000 * checked * accuracy * alarms,
    missed: 1000 * checked * wrong * (1 - catches),
    caught: 1000 * checked * wrong * catches,
  }
  const retried = counts.stopped + counts.caught
  const retryRight = retried * accuracy * (1 - alarms)
  const retryMissed = retried * wrong * (1 - catches)
  return { ...counts, retryRight, retryMissed, toPerson: retried - retryRight - retryMissed }
}

const counts = fc.tuple(share, share, share, share).map(toCounts)

/** The left and the right end of a ribbon at its upper and its lower edge. */
function endsOf({ d }: FlowShape) {
  const numbers = (d.match(/-?[\d.]+/g) ?? []).map(Number)
  const [left = 0, top = 0] = numbers
  const [toLeft = 0, bottom = 0, toRight = 0] = numbers.slice(6)
  return { top, bottom, from: [left, numbers.at(-2) ?? 0], to: [toLeft, toRight] }
}

test('ribbons keep their width, and at the foot they cover all 1,000 cases once', () => {
  fc.assert(
    fc.property(counts, counts => {
      const { ribbons } = layOutFlow({ counts })
      const ends = ribbons.map(endsOf)
      for (const { from, to } of ends) {
        const [width, toWidth] = [from, to].map(([left = 0, right = 0]) => right - left)
        expect(toWidth).toBeCloseTo(width ?? Number.NaN, 0)
      }
      const foot = ends
        .filter(({ bottom }) => bottom === levels.end)
        .map(({ to: [left = 0, right = 0] }) => [left, right] as const)
        .sort(([one, oneEnd], [other, otherEnd]) => one - other || oneEnd - otherEnd)
      let covered = 0
      for (const [left, right] of foot) {
        expect(Math.abs(left - covered)).toBeLessThan(0.3)
        covered = Math.max(covered, right)
      }
      expect(covered).toBeCloseTo(1000, 0)
    }),
  )
})

test('each case is one dot', () => {
  fc.assert(
    fc.property(counts, counts => {
      const { dots } = layOutFlow({ counts })
      const sizes = dots.map(({ d }) => Math.round(areaOf(d) / 400))
      expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(1000)
      const wrong = counts.uncheckedWrong + counts.missed + counts.retryMissed
      expect(Math.abs((sizes.at(-1) ?? 0) - wrong)).toBeLessThanOrEqual(1)
    }),
  )
})

/** Of a path of straight lines, by the shoelace formula. */
function areaOf(d: string): number {
  const points: (readonly [number, number])[] = []
  let [x, y] = [0, 0]
  for (const [, command = '', args = ''] of d.matchAll(/([MhHVz])([-\d. ]*)/g)) {
    const [first = 0, second = 0] = args.trim().split(' ').map(Number)
    if (command === 'M') [x, y] = [first, second]
    if (command === 'h') x += first
    if (command === 'H') x = first
    if (command === 'V') y = first
    points.push([x, y])
  }
  const twice = points.reduce((sum, [fromX, fromY], index) => {
    const [toX, toY] = points[(index + 1) % points.length] ?? [0, 0]
    return sum + fromX * toY - toX * fromY
  }, 0)
  return Math.abs(twice) / 2
}
