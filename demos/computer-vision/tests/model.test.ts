import { expect, test } from 'vitest'
import { enlarge } from '../benchmark/enlarge.ts'
import { evenLight } from '../program/algorithms/light.ts'
import { solve } from '../program/algorithms/linear-system.ts'
import { createInspector } from '../program/measuring/model.ts'
import { drawSample } from '../program/measuring/samples.ts'
import { defaultSettings } from '../program/measuring/settings.ts'
import { toPixels, toPlane } from './pictures.ts'

/** Nine dots; light falls off across the picture by more than the dots stand out. */
const unevenDots = toPlane(300, 300, (x, y) => {
  const isDot = Math.hypot((x % 100) - 50, (y % 100) - 50) < 20
  return (isDot ? 100 : 60) + x / 3 - y / 6
})

test('an empty picture and pure noise of little contrast have no objects', () => {
  for (const level of [() => 128, (x: number, y: number) => 128 + ((x * 31 + y * 17) % 9)]) {
    const { findings } = createInspector(toPixels(toPlane(80, 60, level)), () => 0)(defaultSettings)
    expect(findings).toEqual([])
  }
})

test('a picture of one pixel is inspected without fault', () => {
  expect(createInspector(toPixels(toPlane(1, 1, () => 7)), () => 0)(defaultSettings).findings).toEqual([])
})

test('dots in uneven light are counted once the light is evened out', () => {
  const inspect = createInspector(toPixels(unevenDots), () => 0)
  expect(inspect({ ...defaultSettings, evensLight: true }).findings).toHaveLength(9)
  expect(inspect(defaultSettings).findings).not.toHaveLength(9)
})

test('evened light leaves the ground level and the dots above it', () => {
  const { data } = evenLight(unevenDots)
  const grounds = [0, 299, 299 * 300, 299 * 301, 150 * 300 + 100].map(i => data[i] ?? 0)
  expect(Math.max(...grounds) - Math.min(...grounds)).toBeLessThan(6)
  expect((data[50 * 300 + 50] ?? 0) - (data[0] ?? 0)).toBeGreaterThan(35)
})

test('linear equations are solved, and what they leave open becomes 0', () => {
  expect(
    solve([
      [0, 2, 4],
      [3, 0, 9],
    ]),
  ).toEqual([3, 2])
  expect(
    solve([
      [1, 0, 5],
      [0, 0, 0],
    ]),
  ).toEqual([5, 0])
})

test('the same picture and settings give the same result, whatever was set in between', () => {
  const { pixels } = drawSample('washers')
  const inspect = createInspector(pixels, () => 0)
  const first = inspect(defaultSettings)
  const other = inspect({ ...defaultSettings, smoothing: 0, threshold: 30, edgePercent: 60, objects: 'dark' })
  expect(other.findings).not.toEqual(first.findings)
  expect(other.edgePixels).not.toBe(first.edgePixels)
  expect(inspect(defaultSettings)).toMatchObject({ findings: first.findings, edgePixels: first.edgePixels })
})

test('after a change of tolerance, only the steps behind it run again', () => {
  const { pixels } = drawSample('good-washers')
  const inspect = createInspector(pixels, () => 0)
  expect(inspect(defaultSettings).timings.map(({ stage }) => stage)).toContain('Canny edges')
  const stages = inspect({ ...defaultSettings, tolerancePercent: 30 }).timings.map(({ stage }) => stage)
  expect(stages).toEqual(['Connected components and measures', 'Defect scores'])
})

test('objects cut by the border are left out, or counted on demand', () => {
  const pixels = toPixels(
    toPlane(100, 100, (x, y) => (Math.hypot(x - 50, y - 50) < 20 || Math.hypot(x, y) < 20 ? 200 : 40)),
  )
  const inspect = createInspector(pixels, () => 0)
  expect(inspect(defaultSettings)).toMatchObject({ findings: { length: 1 }, leftOut: 1 })
  expect(inspect({ ...defaultSettings, countsCut: true })).toMatchObject({ findings: { length: 2 }, leftOut: 0 })
})

test('12 megapixels are counted exactly', () => {
  const { pixels, count } = drawSample('washers')
  const large = enlarge(pixels, 4000, 3000)
  const { findings } = createInspector(large, () => 0)(defaultSettings)
  expect(findings).toHaveLength(count)
  expect(findings.filter(({ isDefect }) => isDefect)).toHaveLength(2)
})
