import { expect, test } from 'vitest'
import { createRandom } from '../../kit/random.ts'
import { toCsv } from '../program/measuring/csv.ts'
import { createInspector } from '../program/measuring/model.ts'
import { maxAnalyzedPixels, toAnalyzedSize } from '../program/measuring/protocol.ts'
import { drawSample, sampleIds, samples } from '../program/measuring/samples.ts'
import { defaultSettings, photoSettings, type Settings } from '../program/measuring/settings.ts'
import { toSummary } from '../program/measuring/summary.ts'
import { drawNuts, nutLights } from '../program/samples/nuts.ts'
import { type Level, toPixels, toPlane } from './pictures.ts'

const exact: Settings = { ...defaultSettings, smoothing: 0, minAreaPercent: 0.01 }

/** What is found in a picture of 200 × 200 pixels whose objects are light on dark. */
const inspect = (isInside: (x: number, y: number) => boolean, settings = exact) =>
  createInspector(toPixels(toPlane(200, 200, (x, y) => (isInside(x - 100, y - 100) ? 200 : 40))), () => 0)(settings)

const disc =
  (radius: number, left = 0, top = 0) =>
  (x: number, y: number) =>
    Math.hypot(x - left, y - top) < radius
const washer = (x: number, y: number) => disc(60)(x, y) && !disc(20)(x, y)

test.each(sampleIds)('the sample "%s" is counted exactly, and just its faulty objects are marked', id => {
  const { pixels, count, defects } = drawSample(id)
  const { findings } = createInspector(pixels, () => 0)(samples[id].settings)
  const marked = findings.filter(({ isDefect }) => isDefect)
  expect([findings.length, marked.length]).toEqual([count, defects.length])
  for (const { x, y } of defects) {
    const boxes = marked.filter(box => x >= box.x && x < box.x + box.width && y >= box.y && y < box.y + box.height)
    expect(boxes).toHaveLength(1)
  }
})

test.each(nutLights.filter(light => light !== 'side'))(
  '20 nuts on wood in %s light are counted right within one, with the settings for photos',
  lamp => {
    const { pixels, count } = drawNuts(createRandom(2), lamp)
    const { findings } = createInspector(pixels, () => 0)(photoSettings)
    expect(Math.abs(findings.length - count)).toBeLessThanOrEqual(1)
  },
)

const crack = (x: number, y: number) => washer(x, y) && !(x > 0 && Math.abs(y) < 4)
const pricked = (x: number, y: number) => disc(60)(x, y) && !(x === 5 && y === 5)
const square = (x: number, y: number) => Math.abs(x) < 40 && Math.abs(y) < 40
const bar = (x: number, y: number) => Math.abs(x) < 80 && Math.abs(y) < 4

test.each([
  ['disc', disc(60), { area: Math.PI * 3600, holes: 0, holeArea: 0 }, [0.98, 1.02]],
  ['washer', washer, { area: Math.PI * 3600, holes: 1, holeArea: Math.PI * 400 }, [0.98, 1.02]],
  ['cracked washer, which has no hole left', crack, { holes: 0 }, [0, 0.5]],
  ['disc with a pinprick, which is no hole', pricked, { holes: 0 }, [0.9, 1.02]],
  ['square', square, { area: 79 ** 2, holes: 0 }, [0.7, 0.92]],
  ['bar', bar, { area: 159 * 7, holes: 0 }, [0, 0.3]],
] as const)('a %s has its area, holes and roundness', (_, isInside, measures, [least, most]) => {
  const { findings } = inspect(isInside)
  expect(findings).toHaveLength(1)
  for (const [name, value] of Object.entries(measures)) {
    const found = Object.entries(findings[0] ?? {}).find(([key]) => key === name)?.[1]
    expect(Math.abs(Number(found) - value), name).toBeLessThanOrEqual(value * 0.02)
  }
  expect(findings[0]?.circularity).toBeGreaterThanOrEqual(least)
  expect(findings[0]?.circularity).toBeLessThanOrEqual(most)
})

test('parts that touch at a corner are one object, one in the hole of another is its own, specks are none', () => {
  const corner = (x: number, y: number) => (x >= 0 && y >= 0 && disc(30)(x, y)) || (x < 0 && y < 0 && disc(30)(x, y))
  const nested = (x: number, y: number) => disc(20)(x, y) || (disc(70)(x, y) && !disc(50)(x, y))
  const speck = (x: number, y: number) => disc(60)(x, y) || (x === 90 && y === 90)
  expect([corner, nested, speck].map(shape => inspect(shape).findings.length)).toEqual([1, 2, 1])
})

test('objects cut by the border are left out, or counted on demand', () => {
  const two = (x: number, y: number) => disc(20)(x, y) || disc(20, 90, 90)(x, y)
  expect(inspect(two)).toMatchObject({ findings: { length: 1 }, leftOut: 1 })
  expect(inspect(two, { ...exact, countsCut: true })).toMatchObject({ findings: { length: 2 }, leftOut: 0 })
})

test.each<[string, Level]>([
  ['an empty picture', () => 128],
  ['noise of little contrast', (x, y) => 128 + ((x * 31 + y * 17) % 9)],
])('%s has no objects', (_, level) => {
  const picture = createInspector(toPixels(toPlane(80, 60, level)), () => 0)
  expect([defaultSettings, exact].flatMap(settings => picture(settings).findings)).toEqual([])
  expect(createInspector(toPixels(toPlane(1, 1, level)), () => 0)(defaultSettings).findings).toEqual([])
})

test('dots in uneven light are counted once the light is evened out, light and dark ones alike', () => {
  for (const sign of [1, -1]) {
    const dots = toPlane(300, 300, (x, y) => {
      const isDot = Math.hypot((x % 100) - 50, (y % 100) - 50) < 20
      return 90 + (isDot ? 40 * sign : 0) + x / 3 - y / 6
    })
    const count = createInspector(toPixels(dots), () => 0)
    expect(count({ ...defaultSettings, evensLight: true }).findings).toHaveLength(9)
    expect(count(defaultSettings).findings).not.toHaveLength(9)
  }
})

const washers = createInspector(drawSample('washers').pixels, () => 0)

test('the same picture and settings give the same result, whatever was set in between', () => {
  const first = washers(defaultSettings)
  const other = washers({ ...defaultSettings, smoothing: 0, threshold: 30, edgePercent: 60, objects: 'dark' })
  expect(other.findings).not.toEqual(first.findings)
  expect(other.edgePixels).not.toBe(first.edgePixels)
  expect(washers(defaultSettings)).toMatchObject({ findings: first.findings, edgePixels: first.edgePixels })
})

test.each([
  [{ expected: 20 }, ['The count is as expected.', 'Marked: no. 8 and no. 14.']],
  [{ expected: 21 }, ['1 fewer than the 21 expected.', 'Marked: no. 8 and no. 14.']],
  [{ expected: 18 }, ['2 more than the 18 expected.', 'Marked: no. 8 and no. 14.']],
])('with %j the summary says how many there are, how many are faulty, and which', (changes, notes) => {
  const settings = { ...defaultSettings, ...changes }
  const shown = { count: '20 objects', defects: '2 defects', tone: 'bad', notes }
  expect(toSummary(washers(settings), settings)).toEqual(shown)
})

test('nothing found is not called good, and unlike things are counted and none called a defect', () => {
  const notes = [expect.stringContaining('Try another threshold'), '3 left out: cut off by the border.']
  expect(toSummary({ findings: [], leftOut: 3 }, defaultSettings)).toMatchObject({ tone: 'neutral', notes })
  const sizes = [4, 9, 14, 20, 26, 33]
  const unlike = (x: number, y: number) => disc(sizes[Math.floor(x / 100)] ?? 0, 50, 50)(x % 100, y)
  const pixels = toPixels(toPlane(600, 100, (x, y) => (unlike(x, y) ? 220 : 30)))
  const say = (settings: Settings) => toSummary(createInspector(pixels, () => 0)(settings), settings)
  expect(say(defaultSettings)).toEqual({
    ...{ count: '6 objects', defects: 'not compared', tone: 'neutral' },
    notes: [expect.stringContaining('There is no normal form to compare with, so none is marked as a defect')],
  })
  expect(say({ ...defaultSettings, good: [1] }).notes.join()).toContain('No norm found: most differ from the 1 marked')
})

test('the CSV has a line for each object, under a line of names', () => {
  const lines = toCsv(washers(samples.washers.settings).findings).split('\r\n')
  expect(lines).toHaveLength(22)
  expect(lines[0]).toMatch(/^number,x,y,width,height,area,/)
  expect(lines[8]).toMatch(/^8,.*,100\.0,hole,yes$/)
})

test('a picture of 12 megapixels is analyzed at full size, a larger one at 16 megapixels and in shape', () => {
  expect(toAnalyzedSize(4000, 3000)).toEqual({ width: 4000, height: 3000 })
  const { width, height } = toAnalyzedSize(9000, 6000)
  expect(width * height).toBeLessThanOrEqual(maxAnalyzedPixels)
  expect(width / height).toBeCloseTo(1.5, 3)
})
