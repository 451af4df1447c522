import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findComponents } from '../program/algorithms/components.ts'
import type { Plane } from '../program/algorithms/pixels.ts'
import { toMask, toPlane } from './pictures.ts'

function countOf(mask: Plane) {
  const { isObject } = findComponents(mask)
  const objects = isObject.reduce((sum, value) => sum + value, 0)
  return { objects, grounds: isObject.length - objects }
}

/** The areas of all components, found by flood fill. */
function floodAreas({ width, height, data }: Plane): readonly string[] {
  const seen = new Set<number>()
  const areas: string[] = []
  for (const [start, value] of data.entries()) {
    if (seen.has(start)) continue
    const queue = [start]
    seen.add(start)
    for (let i = 0; i < queue.length; i++) {
      const x = (queue[i] ?? 0) % width
      const y = Math.floor((queue[i] ?? 0) / width)
      for (const [dx, dy] of value === 1 ? eight : four) {
        const next = (y + dy) * width + x + dx
        if (x + dx < 0 || x + dx >= width || y + dy < 0 || y + dy >= height) continue
        if (data[next] !== value || seen.has(next)) continue
        seen.add(next)
        queue.push(next)
      }
    }
    areas.push(`${value}:${queue.length}`)
  }
  return areas
}

const four = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const
const eight = [...four, [1, 1], [1, -1], [-1, 1], [-1, -1]] as const

test('any mask falls into the same components as by flood fill', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 14 }),
      fc.array(fc.integer({ min: 0, max: 1 }), { minLength: 1, maxLength: 200 }),
      (width, bits) => {
        const height = Math.ceil(bits.length / width)
        const mask = toPlane(width, height, (x, y) => bits[y * width + x] ?? 0)
        const { area, isObject } = findComponents(mask)
        expect([...area].map((pixels, index) => `${isObject[index]}:${pixels}`)).toEqual(floodAreas(mask))
      },
    ),
    { numRuns: 500 },
  )
})

test('objects connect diagonally, the background does not', () => {
  expect(countOf(toMask('#.', '.#'))).toEqual({ objects: 1, grounds: 2 })
  expect(countOf(toMask('.#.', '#.#', '.#.'))).toEqual({ objects: 1, grounds: 5 })
})

test('arms that meet late are one object', () => {
  expect(countOf(toMask('#.#.#', '#.#.#', '#####'))).toEqual({ objects: 1, grounds: 2 })
})

test('a spiral is one object on one ground', () => {
  const spiral = toMask('#######', '......#', '#####.#', '#...#.#', '#.###.#', '#.....#', '#######')
  expect(countOf(spiral)).toEqual({ objects: 1, grounds: 1 })
})

test('each component knows its box and what lies around it', () => {
  const { left, right, top, bottom, around } = findComponents(
    toMask('.......', '.#####.', '.#...#.', '.#.#.#.', '.#...#.', '.#####.', '.......'),
  )
  expect([...around]).toEqual([-1, 0, 1, 2])
  expect([left[1], right[1], top[1], bottom[1]]).toEqual([1, 5, 1, 5])
  expect([left[3], right[3], top[3], bottom[3]]).toEqual([3, 3, 3, 3])
})
