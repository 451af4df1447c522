import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toAuroc } from '../benchmark/ranking.ts'
import type { Pixels } from '../program/algorithms/pixels.ts'
import { judge, learnNorm } from '../program/learning/norm.ts'
import { cutParts } from '../program/learning/parts.ts'
import { toPatches } from '../program/learning/patches.ts'
import { findPlace, toPlaceWords } from '../program/learning/place.ts'
import { createInspector } from '../program/measuring/model.ts'
import { drawSample, samples } from '../program/measuring/samples.ts'
import { drawPlate, plateFaults } from '../program/samples/plates.ts'

const good = [1, 2, 3, 4, 5].map(seed => toPatches(drawPlate(seed)))
const norm = learnNorm(good)

function mapLevels({ width, height, data }: Pixels, change: (level: number, pixel: number) => number): Pixels {
  return { width, height, data: data.map((level, i) => (i % 4 === 3 ? level : change(level, i >> 2))) }
}

test('from five good plates, faulty ones are told from other good ones', () => {
  const others = [21, 22, 23, 24, 25, 26].map(seed => judge(toPatches(drawPlate(seed)), norm).score)
  const faulty = plateFaults.flatMap((fault, index) =>
    [201, 211].map(seed => judge(toPatches(drawPlate(seed + index, fault)), norm).score),
  )
  expect(toAuroc(faulty, others)).toBeGreaterThanOrEqual(0.95)
})

test('a copy of a good plate scores lower than the same plate with a scratch of any place', () => {
  const plate = drawPlate(3)
  const plain = judge(toPatches(plate), norm).score
  fc.assert(
    fc.property(fc.integer({ min: 20, max: 200 }), fc.integer({ min: 20, max: 160 }), (left, top) => {
      const scratched = mapLevels(plate, (level, pixel) => {
        const [x, y] = [pixel % plate.width, Math.floor(pixel / plate.width)]
        return x >= left && x < left + 40 && Math.abs(y - top - (x - left) / 3) < 1.2 ? 230 : level
      })
      const { score, map } = judge(toPatches(scratched), norm)
      const { columns, rows } = toPatches(scratched)
      const place = findPlace({ map, columns, rows })
      expect(score).toBeGreaterThan(2 * plain)
      expect(Math.abs(place.x * plate.width - left - 20)).toBeLessThan(32)
      expect(Math.abs(place.y * plate.height - top - 6)).toBeLessThan(24)
    }),
    { numRuns: 8, seed: 5 },
  )
})

test('more or less light on the whole picture hardly changes the score', () => {
  const plate = drawPlate(203, 'crack')
  const usual = judge(toPatches(plate), norm).score
  for (const light of [0.75, 1.2]) {
    const score = judge(toPatches(mapLevels(plate, level => level * light)), norm).score
    expect(Math.abs(score / usual - 1)).toBeLessThan(0.3)
    expect(score).toBeGreaterThan(1)
  }
})

test('a mirrored plate scores like the plate: the border counts by its distance', () => {
  const plate = drawPlate(7)
  const mirrored = { ...plate, data: new Uint8ClampedArray(plate.data) }
  for (let i = 0; i < plate.width * plate.height; i++) {
    const from = i - (i % plate.width) + plate.width - 1 - (i % plate.width)
    mirrored.data.set(plate.data.subarray(from * 4, from * 4 + 4), i * 4)
  }
  const ratio = judge(toPatches(mirrored), norm).score / judge(toPatches(plate), norm).score
  expect(Math.abs(ratio - 1)).toBeLessThan(0.35)
})

test('the limit is the highest score of a good one, judged by the others', () => {
  const [first, ...others] = good
  if (first === undefined) throw new Error('no good plate')
  const scores = norm.goodJudgments.map(({ score }) => score)
  expect(Math.max(...scores)).toBeCloseTo(1, 6)
  expect(judge(first, { ...learnNorm(others), limits: norm.limits }).score).toBeCloseTo(scores[0] ?? 0, 5)
})

test.each([
  [1, 1],
  [3, 200],
  [900, 40],
])('pictures of %d × %d pixels are learned and judged', (width, height) => {
  const blank = toPatches({ width, height, data: new Uint8ClampedArray(width * height * 4).fill(120) })
  expect(judge(blank, learnNorm([blank, blank, blank])).score).toBe(0)
})

test('of the washers in one picture, those without a fault teach what the two others lack', () => {
  const { pixels } = drawSample('washers')
  const { findings } = createInspector(pixels, () => 0)(samples.washers.settings)
  const parts = cutParts(pixels, findings).map(toPatches)
  const partNorm = learnNorm(parts.slice(0, 6))
  const rank = parts.map((part, index) => ({ index, score: judge(part, partNorm).score })).slice(6)
  expect(rank.filter(({ score }) => score > 1.2).map(({ index }) => index)).toEqual([7, 13])
})

test('places have words', () => {
  const places = [
    [0.1, 0.1],
    [0.5, 0.5],
    [0.9, 0.5],
    [0.5, 0.9],
  ] as const
  expect(places.map(([x, y]) => toPlaceWords({ x, y }))).toEqual([
    'at the upper left',
    'at the center',
    'at the right',
    'at the lower middle',
  ])
})
