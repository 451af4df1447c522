import { expect, test } from 'vitest'
import { toCsv } from '../program/measuring/csv.ts'
import { createInspector } from '../program/measuring/model.ts'
import { maxAnalyzedPixels, mergeRequests, toAnalyzedSize } from '../program/measuring/protocol.ts'
import { drawSample, samples } from '../program/measuring/samples.ts'
import { defaultSettings, toBlurRadius } from '../program/measuring/settings.ts'
import { formatMs, toSummary } from '../program/measuring/summary.ts'
import { drawBlobs, drawEdges, toViewScale } from '../program/measuring/views.ts'
import { toPixels, toPlane } from './pictures.ts'

const washers = createInspector(drawSample('washers').pixels, () => 0)(samples.washers.settings)

test('the summary says how many, how many faulty, and which', () => {
  expect(toSummary(washers, samples.washers.settings)).toEqual({
    count: '20 objects',
    defects: '2 defects',
    tone: 'bad',
    notes: ['The count is as expected.', 'Marked: no. 8 and no. 14.'],
  })
})

test('the summary says by how many the count is off', () => {
  expect(toSummary(washers, { ...defaultSettings, expected: 21 }).notes).toContain('1 fewer than the 21 expected.')
  expect(toSummary(washers, { ...defaultSettings, expected: 18 }).notes).toContain('2 more than the 18 expected.')
})

test('the summary of nothing found says what to try, and does not call it good', () => {
  const summary = toSummary({ findings: [], leftOut: 3 }, defaultSettings)
  expect(summary).toMatchObject({ count: '0 objects', tone: 'neutral' })
  expect(summary.notes).toEqual([
    expect.stringContaining('Try another threshold'),
    '3 left out: cut off by the border.',
  ])
})

test('the summary of a picture of unlike things counts them and calls none a defect', () => {
  const sizes = [4, 9, 14, 20, 26, 33]
  const unlike = toPlane(600, 100, (x, y) =>
    Math.hypot((x % 100) - 50, y - 50) < (sizes[Math.floor(x / 100)] ?? 0) ? 220 : 30,
  )
  const inspection = createInspector(toPixels(unlike), () => 0)(defaultSettings)
  expect(inspection.findings.filter(({ isDefect, score }) => isDefect || score !== undefined)).toEqual([])
  expect(toSummary(inspection, defaultSettings)).toEqual({
    count: '6 objects',
    defects: 'not compared',
    tone: 'neutral',
    notes: [
      expect.stringContaining('There is no normal form to compare with, so none is marked as a defect. Mark a good'),
    ],
  })
  const marked = { ...defaultSettings, good: [1] }
  expect(toSummary(createInspector(toPixels(unlike), () => 0)(marked), marked).notes).toContain(
    'No norm found: most differ from the 1 marked as good. Mark another good part.',
  )
})

test('the CSV has a line for each object, under a line of names', () => {
  const lines = toCsv(washers.findings).split('\r\n')
  expect(lines).toHaveLength(22)
  expect(lines[0]).toMatch(/^number,x,y,width,height,area,/)
  expect(lines[8]).toMatch(/^8,.*,100\.0,hole,yes$/)
})

test('short times have a decimal, long ones none', () => {
  expect([formatMs(0.26), formatMs(9.94), formatMs(512.4)]).toEqual(['0.3 ms', '9.9 ms', '512 ms'])
})

test('a picture of 12 megapixels is analyzed at full size, a larger one at 16 megapixels and in shape', () => {
  expect(toAnalyzedSize(4000, 3000)).toEqual({ width: 4000, height: 3000 })
  const { width, height } = toAnalyzedSize(9000, 6000)
  expect(width * height).toBeLessThanOrEqual(maxAnalyzedPixels)
  expect(width / height).toBeCloseTo(1.5, 3)
})

test('requests that wait become one with the newest settings, and keep the picture asked for', () => {
  const source = { kind: 'sample', id: 'coins' } as const
  const later = { ...defaultSettings, smoothing: 4 }
  expect(mergeRequests({ settings: defaultSettings, source }, { settings: later })).toEqual({ settings: later, source })
  expect(mergeRequests(undefined, { settings: later })).toEqual({ settings: later })
})

test('the blur follows the size of the picture', () => {
  expect([toBlurRadius(0, 4000, 3000), toBlurRadius(2, 1200, 900), toBlurRadius(2, 4000, 3000)]).toEqual([0, 1, 3])
})

test('a thin edge survives in a smaller view', () => {
  const view = drawEdges(
    toPlane(100, 50, x => (x === 41 ? 255 : 0)),
    toViewScale(100, 50, 30),
  )
  expect([view.width, view.height]).toEqual([25, 12])
  expect([view.data[10 * 4], view.data[9 * 4]]).toEqual([240, 11])
})

test('objects that follow one another have different colors in the view', () => {
  const { objects, labels } = washers.measurement
  const view = drawBlobs(washers.measurement, 1200, 900, 1)
  const colorOf = (label: number) => view.data.slice(labels.indexOf(label) * 4, labels.indexOf(label) * 4 + 3).join()
  expect(objects).toHaveLength(20)
  expect(colorOf(1)).not.toBe(colorOf(2))
  expect(colorOf(1)).not.toBe('11,34,43')
})
