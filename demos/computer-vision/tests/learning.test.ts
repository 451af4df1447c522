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
const scoreOf = (picture: Pixels) => judge(toPatches(picture), norm).score

function mapLevels({ width, height, data }: Pixels, change: (level: number, pixel: number) => number): Pixels {
  return { width, height, data: data.map((level, i) => (i % 4 === 3 ? level : change(level, i >> 2))) }
}

test('from five good plates, faulty ones are told from other good ones', () => {
  const others = [21, 22, 23, 24].map(seed => scoreOf(drawPlate(seed)))
  const faulty = plateFaults.map((fault, index) => scoreOf(drawPlate(201 + index, fault)))
  expect(toAuroc(faulty, others)).toBeGreaterThanOrEqual(0.95)
})

test('a scratch of any place at least doubles the score of a good plate, and its place is named', () => {
  const plate = drawPlate(3)
  const plain = scoreOf(plate)
  fc.assert(
    fc.property(fc.integer({ min: 20, max: 200 }), fc.integer({ min: 20, max: 160 }), (left, top) => {
      const scratched = mapLevels(plate, (level, pixel) => {
        const [x, y] = [pixel % plate.width, Math.floor(pixel / plate.width)]
        return x >= left && x < left + 40 && Math.abs(y - top - (x - left) / 3) < 1.2 ? 230 : level
      })
      const patches = toPatches(scratched)
      const { score, map } = judge(patches, norm)
      const place = findPlace({ map, columns: patches.columns, rows: patches.rows })
      expect(score).toBeGreaterThan(2 * plain)
      expect(Math.abs(place.x * plate.width - left - 20)).toBeLessThan(32)
      expect(Math.abs(place.y * plate.height - top - 6)).toBeLessThan(24)
    }),
    { numRuns: 4, seed: 5 },
  )
})

test('more or less light hardly changes the score, and a mirrored plate scores like the plate', () => {
  const faulty = drawPlate(203, 'crack')
  for (const light of [0.75, 1.2]) {
    const score = scoreOf(mapLevels(faulty, level => level * light))
    expect(Math.abs(score / scoreOf(faulty) - 1)).toBeLessThan(0.3)
    expect(score).toBeGreaterThan(1)
  }
  const plate = drawPlate(7)
  const levelAt = (pixel: number) => plate.data[pixel * 4] ?? 0
  const mirrored = mapLevels(plate, (_, pixel) => levelAt(pixel + plate.width - 1 - 2 * (pixel % plate.width)))
  expect(Math.abs(scoreOf(mirrored) / scoreOf(plate) - 1)).toBeLessThan(0.35)
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
  const parts = cutParts(pixels, findings)
  const partNorm = learnNorm(parts.slice(0, 6).map(toPatches))
  const differs = parts.slice(6, 15).map(part => judge(toPatches(part), partNorm).score > 1.2)
  expect(differs.flatMap((isOdd, index) => (isOdd ? [6 + index] : []))).toEqual([7, 13])
})

test.each([
  [0.1, 0.1, 'at the upper left'],
  [0.5, 0.5, 'at the center'],
  [0.9, 0.5, 'at the right'],
  [0.5, 0.9, 'at the lower middle'],
])('the place %d, %d is “%s”', (x, y, words) => {
  expect(toPlaceWords({ x, y })).toBe(words)
})
