import { expect, test } from 'vitest'
import type { Measured } from '../program/algorithms/objects.ts'
import { inReadingOrder } from '../program/measuring/reading-order.ts'
import { scoreObjects } from '../program/measuring/scoring.ts'
import { features } from '../program/measuring/settings.ts'

type Rules = Parameters<typeof scoreObjects>[1]

const rules: Rules = { compare: features, tolerancePercent: 15, contrast: 100 }

function object(part: Partial<Measured> = {}): Measured {
  const usual = { x: 0, y: 0, width: 10, height: 10, area: 1000, circularity: 1, holes: 1, holeArea: 100, shade: 150 }
  return { ...usual, isCut: false, ...part }
}

test.each<[Partial<Measured>, string | undefined, number | undefined, boolean, Partial<Rules>?]>([
  [{}, undefined, 0, false],
  [{ area: 800 }, 'size', 20, true],
  [{ area: 850 }, 'size', 15, false],
  [{ area: 849 }, 'size', 15.1, true],
  [{ area: 9000 }, 'size', 100, true],
  [{ circularity: 0.6 }, 'outline', 40, true],
  [{ holeArea: 0 }, 'hole', 100, true],
  [{ holeArea: 130 }, 'hole', 30, true],
  [{ shade: 125 }, 'shade', 25, true],
  [{ area: 500 }, undefined, 0, false, { compare: ['outline', 'hole'] }],
  [{ area: 500 }, undefined, undefined, false, { compare: [] }],
])('an object with %o among usual ones deviates by its %s, with a score of %d: a defect is %s', (part, ...expected) => {
  const [reason, score, isDefect, changes] = expected
  const odd = scoreObjects([object(), object(), object(), object(part)], { ...rules, ...changes }).at(-1)
  expect(odd).toMatchObject({ isDefect, number: 4, ...(reason === undefined ? {} : { reason }) })
  if (score === undefined) expect(odd?.score).toBeUndefined()
  else expect(odd?.score).toBeCloseTo(score)
})

/** The numbers of the defects among objects of these areas; undefined when they are not compared. */
function defectsOf(areas: readonly number[], good: readonly number[] = []) {
  const scored = scoreObjects(
    areas.map(area => object({ area })),
    { ...rules, good },
  )
  if (scored.every(({ score }) => score === undefined)) return undefined
  return scored.filter(({ isDefect }) => isDefect).map(({ number }) => number)
}

const unlike = [500, 2000, 4000, 1000, 1000, 500]

test.each<[string, readonly number[] | undefined, readonly number[], readonly number[]]>([
  ['two are not compared: neither is the usual one', undefined, [1000, 10], []],
  ['a minority is odd', [4, 5], [1000, 1000, 1000, 500, 2000], []],
  ['half are odd, so none is the usual one', undefined, [1000, 1000, 500, 2000], []],
  ['a marked one is the norm, and no defect', [2], [1000, 800, 1000], [1]],
  ['most others differ from the one marked', undefined, unlike, [4]],
  ['most others differ from those marked', undefined, unlike, [4, 2, 3]],
])('of parts, %s: %j', (_, defects, areas, good) => {
  expect(defectsOf(areas, good)).toEqual(defects)
})

test('objects come row by row though one stands a little higher', () => {
  const places = [object({ x: 200, y: 52 }), object({ x: 100, y: 0 }), object({ x: 0, y: 3 }), object({ x: 20, y: 50 })]
  expect(inReadingOrder(places).map(({ x }) => x)).toEqual([0, 100, 20, 200])
})
