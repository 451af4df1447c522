import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { layerPlaces } from '../../../client/pages/landscape/layer-places.ts'
import { fitted, moveBy, showPlace, viewAfterKey, zoomBy } from '../../../client/pages/landscape/zoom.ts'

test('zooming stays between fitted and six times as large', () => {
  expect(zoomBy(fitted, 100).scale).toBe(6)
  expect(zoomBy({ scale: 2, x: 10, y: 10 }, 0.01)).toEqual(fitted)
})

test('zooming keeps what is in the middle in the middle', () => {
  expect(zoomBy({ scale: 2, x: 30, y: -40 }, 2)).toEqual({ scale: 4, x: 60, y: -80 })
})

test('the picture moves, fitted or zoomed', () => {
  expect(moveBy(fitted, 50, 50)).toEqual({ scale: 1, x: 50, y: 50 })
  expect(moveBy({ scale: 2, x: 0, y: 0 }, 5, -5)).toEqual({ scale: 2, x: 5, y: -5 })
})

test('plus and minus zoom, 0 fits, arrows move, other keys do nothing', () => {
  const zoomed = viewAfterKey(fitted, '+') ?? fitted
  expect(zoomed.scale).toBeGreaterThan(1)
  expect(viewAfterKey(zoomed, 'ArrowRight')?.x).toBeLessThan(0)
  expect(viewAfterKey(zoomed, '0')).toEqual(fitted)
  expect(viewAfterKey(zoomed, 'a')).toBeUndefined()
})

test('a place is shown in the middle, and one at the edge as near to it as the picture reaches', () => {
  const size = { width: 100, height: 200 }
  const window = { width: 150, height: 200 }
  expect(showPlace({ x: 0.75, y: 0.5 }, 4, size, window)).toEqual({ scale: 4, x: -100, y: 0 })
  expect(showPlace({ x: 0, y: 1 }, 4, size, window)).toEqual({ scale: 4, x: 125, y: -300 })
})

test('each layer of the landscape has a place in the picture', () => {
  const { layers } = JSON.parse(readFileSync('content/landscape.json', 'utf8'))
  expect(Object.keys(layerPlaces)).toEqual(layers.map(({ id }: { readonly id: string }) => id))
})
