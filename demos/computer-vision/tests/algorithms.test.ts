import { expect, test } from 'vitest'
import { blur } from '../program/algorithms/blur.ts'
import { findEdges } from '../program/algorithms/edges.ts'
import { toGray } from '../program/algorithms/pixels.ts'
import { findOtsuThreshold, guessObjects, toHistogram, toMask, toSplit } from '../program/algorithms/threshold.ts'
import { toPlane } from './pictures.ts'

const step = toPlane(20, 12, x => (x < 10 ? 20 : 220))

test('gray weighs green most, blue least, and keeps black and white', () => {
  const data = Uint8ClampedArray.of(0, 0, 0, 255, 255, 255, 255, 255, 255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255)
  expect([...toGray({ width: 5, height: 1, data }).data]).toEqual([0, 255, 77, 149, 29])
})

test('blur leaves an even picture as it is, borders included', () => {
  expect(
    new Set(
      blur(
        toPlane(17, 9, () => 131),
        3,
      ).data,
    ),
  ).toEqual(new Set([131]))
})

test('blur spreads a dot alike in all directions and keeps its light', () => {
  const { data } = blur(
    toPlane(21, 21, (x, y) => (x === 10 && y === 10 ? 250 : 0)),
    1,
  )
  const at = (x: number, y: number) => data[y * 21 + x]
  expect(at(9, 10)).toBe(at(11, 10))
  expect(at(10, 9)).toBe(at(10, 11))
  expect(at(8, 10)).toBe(at(10, 12))
  expect(at(10, 10)).toBeGreaterThan(at(9, 10) ?? 255)
  expect(Math.abs(data.reduce((sum, level) => sum + level, 0) - 250)).toBeLessThan(15)
})

test('a blur wider than the picture still works', () => {
  expect(
    blur(
      toPlane(3, 2, x => x * 10),
      8,
    ).data,
  ).toHaveLength(6)
})

test('Otsu puts the threshold in the middle between two levels', () => {
  expect(findOtsuThreshold(toHistogram(toPlane(10, 10, x => (x < 3 ? 40 : 200))))).toBe(119)
})

test('Otsu separates two noisy groups of unequal size', () => {
  const plane = toPlane(60, 60, (x, y) => (x < 12 ? 170 : 70) + ((x * 7 + y * 13) % 31) - 15)
  const threshold = findOtsuThreshold(toHistogram(plane))
  expect(threshold).toBeGreaterThanOrEqual(85)
  expect(threshold).toBeLessThan(155)
})

test('a picture of one level has no contrast', () => {
  const histogram = toHistogram(toPlane(4, 4, () => 90))
  expect(toSplit(histogram, findOtsuThreshold(histogram)).contrast).toBe(0)
})

test('objects are taken to be unlike the border', () => {
  const light = toPlane(9, 9, (x, y) => (Math.hypot(x - 4, y - 4) < 3 ? 200 : 50))
  const dark = toPlane(9, 9, (x, y) => (Math.hypot(x - 4, y - 4) < 3 ? 50 : 200))
  expect(guessObjects(light, 120)).toBe('light')
  expect(guessObjects(dark, 120)).toBe('dark')
  expect(toMask(dark, 120, 'dark').data).toEqual(toMask(light, 120, 'light').data)
})

test('an edge between two levels is one line, one pixel wide', () => {
  const { data } = findEdges(step, 0.25)
  for (let y = 1; y < 11; y++) {
    const row = [...data.subarray(y * 20, (y + 1) * 20)]
    expect(row.filter(value => value === 255)).toHaveLength(1)
    expect([9, 10]).toContain(row.indexOf(255))
  }
})

test('a flat picture and faint noise have no edges', () => {
  expect(
    findEdges(
      toPlane(30, 30, () => 128),
      0.1,
    ).data.every(value => value === 0),
  ).toBe(true)
  expect(
    findEdges(
      toPlane(30, 30, (x, y) => 128 + ((x + y) % 2)),
      0.25,
    ).data.every(value => value === 0),
  ).toBe(true)
})

test('a weak edge stays where it goes on from a strong one, and goes where it stands alone', () => {
  const fading = findEdges(
    toPlane(60, 40, (x, y) => (x < 30 ? 0 : y < 20 ? 250 : 90)),
    0.45,
  )
  const alone = findEdges(
    toPlane(60, 40, (x, y) => (x >= 30 ? 90 : x > 5 && x < 12 && y > 15 && y < 25 ? 250 : 0)),
    0.45,
  )
  const isEdgeAt = ({ data }: typeof alone, row: number) => data.subarray(row * 60 + 27, row * 60 + 33).includes(255)
  expect([isEdgeAt(fading, 10), isEdgeAt(fading, 35)]).toEqual([true, true])
  expect([isEdgeAt(alone, 10), isEdgeAt(alone, 35)]).toEqual([false, false])
  expect(alone.data.includes(255)).toBe(true)
})
