import { expect, test } from 'vitest'
import type { Measured } from '../program/algorithms/objects.ts'
import { inReadingOrder } from '../program/measuring/reading-order.ts'
import { median, scoreObjects } from '../program/measuring/scoring.ts'
import { features } from '../program/measuring/settings.ts'

type Rules = Parameters<typeof scoreObjects>[1]

const rules: Rules = { compare: features, tolerancePercent: 15, contrast: 100 }

function object(part: Partial<Measured> = {}): Measured {
  const usual = { x: 0, y: 0, width: 10, height: 10, area: 1000, circularity: 1, holes: 1, holeArea: 100, shade: 150 }
  return { ...usual, isCut: false, ...part }
}

function scoreOdd(part: Partial<Measured>, changes: Partial<Rules> = {}) {
  return scoreObjects([object(), object(), object(), object(part)], { ...rules, ...changes }).at(-1)
}

test('equal objects score 0 and are not defects', () => {
  expect(scoreObjects([object(), object(), object()], rules).map(({ score }) => score)).toEqual([0, 0, 0])
})

test.each([
  [{ area: 800 }, 'size', 20],
  [{ area: 9000 }, 'size', 100],
  [{ circularity: 0.6 }, 'outline', 40],
  [{ holeArea: 0 }, 'hole', 100],
  [{ holeArea: 130 }, 'hole', 30],
  [{ shade: 125 }, 'shade', 25],
] as const)('an object with %o deviates most by its %s, with a score of %d', (part, reason, score) => {
  const odd = scoreOdd(part)
  expect(odd).toMatchObject({ reason, isDefect: true, number: 4 })
  expect(odd?.score).toBeCloseTo(score)
})

test('a hole among objects without holes is measured against 5 % of their area', () => {
  const solid = object({ holes: 0, holeArea: 0 })
  const odd = scoreObjects([solid, solid, solid, object({ holeArea: 20 })], rules).at(-1)
  expect(odd?.deviations.hole).toBeCloseTo(40)
})

test('an object is a defect only above the tolerance', () => {
  expect(scoreOdd({ area: 850 })?.isDefect).toBe(false)
  expect(scoreOdd({ area: 849 })?.isDefect).toBe(true)
})

test('a feature that is not compared counts for nothing', () => {
  expect(scoreOdd({ area: 500 }, { compare: ['outline', 'hole'] })).toMatchObject({ score: 0, isDefect: false })
  expect(scoreOdd({ area: 500 }, { compare: [] })).toMatchObject({ score: undefined, isDefect: false })
})

test('two objects are not compared: neither is the usual one', () => {
  expect(scoreObjects([object(), object({ area: 10 })], rules).map(({ score }) => score)).toEqual([
    undefined,
    undefined,
  ])
})

test('objects of which half or more are odd have no usual form: none has a score or is a defect', () => {
  const odd = [object({ area: 500 }), object({ area: 2000 })]
  expect(scoreObjects([object(), object(), object(), ...odd], rules).map(({ isDefect }) => isDefect)).toEqual([
    ...[false, false, false],
    ...[true, true],
  ])
  for (const { score, reason, isDefect, deviations } of scoreObjects([object(), object(), ...odd], rules)) {
    expect({ score, reason, isDefect }).toEqual({ score: undefined, reason: undefined, isDefect: false })
    expect(deviations.size).toBeDefined()
  }
})

test('the median is the middle, or the mean of the two in the middle', () => {
  expect([median([]), median([3]), median([9, 1, 5]), median([4, 1, 9, 2])]).toEqual([0, 3, 5, 3])
})

test('objects come row by row though one stands a little higher', () => {
  const places = [object({ x: 200, y: 52 }), object({ x: 100, y: 0 }), object({ x: 0, y: 3 }), object({ x: 20, y: 50 })]
  expect(inReadingOrder(places).map(({ x }) => x)).toEqual([0, 100, 20, 200])
})

test('with good parts marked, they are the norm unless most others differ, and none of them is a defect', () => {
  const sizes = [500, 2000, 4000, 1000, 1000, 500].map(area => object({ area }))
  const defects = (good: readonly number[]) => {
    return scoreObjects(sizes, { ...rules, good }).flatMap(({ isDefect, number }) => (isDefect ? [number] : []))
  }
  expect(defects([])).toEqual([])
  expect(defects([4])).toEqual([])
  expect(defects([4, 2, 3])).toEqual([])
  expect(defects([1, 6, 2])).toEqual([])
  expect(scoreObjects([object(), object({ area: 800 }), object()], { ...rules, good: [1] })).toMatchObject([
    { isDefect: false },
    { isDefect: true, reason: 'size' },
    { isDefect: false },
  ])
})
