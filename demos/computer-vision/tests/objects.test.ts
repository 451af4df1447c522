import { expect, test } from 'vitest'
import { findComponents } from '../program/algorithms/components.ts'
import { measureObjects } from '../program/algorithms/objects.ts'
import type { Plane } from '../program/algorithms/pixels.ts'
import { toMask, toPlane } from './pictures.ts'

function measure(mask: Plane, minArea = 1, gray = mask) {
  return measureObjects(gray, mask, findComponents(mask), minArea)
}

function drawMask(isInside: (x: number, y: number) => boolean): Plane {
  return toPlane(200, 200, (x, y) => (isInside(x - 100, y - 100) ? 1 : 0))
}

const disc = drawMask((x, y) => Math.hypot(x, y) < 60)
const washer = drawMask((x, y) => Math.hypot(x, y) < 60 && Math.hypot(x, y) > 20)
const cracked = drawMask((x, y) => Math.hypot(x, y) < 60 && Math.hypot(x, y) > 20 && !(x > 0 && Math.abs(y) < 4))

test('a disc measures close to π r² and has a roundness of 1, within 2 %', () => {
  const [object] = measure(disc).objects
  expect(object?.area).toBeCloseTo(Math.PI * 3600, -2)
  expect(Math.abs((object?.circularity ?? 0) - 1)).toBeLessThan(0.02)
})

test('a square is less circular than a disc, a bar much less', () => {
  const [square] = measure(drawMask((x, y) => Math.abs(x) < 40 && Math.abs(y) < 40)).objects
  const [bar] = measure(drawMask((x, y) => Math.abs(x) < 80 && Math.abs(y) < 4)).objects
  expect(square?.circularity).toBeLessThan(0.92)
  expect(bar?.circularity).toBeLessThan(0.3)
})

test('a washer has one hole, and its area within the outline is that of the disc', () => {
  const [object] = measure(washer).objects
  expect(object).toMatchObject({ holes: 1, area: measure(disc).objects[0]?.area })
  expect(object?.circularity).toBeCloseTo(measure(disc).objects[0]?.circularity ?? 0, 5)
  expect(object?.holeArea).toBeCloseTo(Math.PI * 400, -2)
})

test('a crack opens the hole: no hole is left and the outline is far from round', () => {
  const [object] = measure(cracked).objects
  expect(object?.holes).toBe(0)
  expect(object?.circularity).toBeLessThan(0.5)
})

test('a pinprick is not a hole', () => {
  const pricked = drawMask((x, y) => Math.hypot(x, y) < 60 && !(x === 5 && y === 5))
  expect(measure(pricked).objects).toMatchObject([{ holes: 0 }])
})

test('specks are not objects, and within a hole they belong to what surrounds it', () => {
  const mask = toMask(
    '...........',
    '.#########.',
    '.#.......#.',
    '.#.......#.',
    '.#...#...#.',
    '.#.......#.',
    '.#.......#.',
    '.#########.',
    '...........',
    '#..........',
  )
  const { objects, labels } = measure(mask, 5)
  expect(objects).toMatchObject([{ x: 1, y: 1, width: 9, height: 7, area: 63, holes: 1, holeArea: 34, isCut: false }])
  expect(labels[4 * 11 + 5]).toBe(1)
  expect(labels[9 * 11]).toBe(0)
})

test('an object within the hole of another is an object of its own', () => {
  const nested = drawMask((x, y) => Math.hypot(x, y) < 20 || (Math.hypot(x, y) > 50 && Math.hypot(x, y) < 70))
  expect(measure(nested).objects).toHaveLength(2)
})

test('an object that reaches the border is marked as cut', () => {
  expect(measure(toMask('##...', '##...', '...#.', '.....')).objects.map(({ isCut }) => isCut)).toEqual([true, false])
})

test('the shade is the mean brightness of the object without its holes', () => {
  const mask = toMask('.....', '.###.', '.#.#.', '.###.', '.....')
  const gray = toPlane(5, 5, (x, y) => (x === 2 && y === 2 ? 0 : 100 + x))
  expect(measure(mask, 1, gray).objects).toMatchObject([{ shade: 102 }])
})
