import { expect, test } from 'vitest'
import type { Landscape } from '../../../../shared/content/schemas/landscape.ts'
import { filterLandscape, parseLandscapeFilters } from '../../../../shared/landscape/filter-landscape.ts'

type Layer = Landscape['layers'][number]
type Product = Layer['categories'][number]['products'][number]

const product = (name: string, license: Product['license'], delivery: Product['delivery']): Product => {
  return { name, maker: 'Maker', url: 'https://example.com/', license, delivery, note: 'A fact.' }
}
const layer = (id: string, products: Product[]): Layer => {
  return { id, name: id, summary: 'What to use.', categories: [{ name: 'Any', question: 'Which?', products }] }
}
const legend = { 'open source': 'A', 'open weights': 'B', proprietary: 'C', 'hosted service': 'D', 'self-hosted': 'E' }
const landscape: Landscape = {
  asOf: '2026-11',
  legend,
  layers: [
    layer('models', [
      product('a', 'proprietary', ['hosted service']),
      product('b', 'open source', ['hosted service', 'self-hosted']),
    ]),
    layer('tools', [product('c', 'proprietary', ['self-hosted'])]),
  ],
}

const namesIn = (layers: Landscape['layers']) =>
  layers.flatMap(({ categories }) => categories.flatMap(({ products }) => products.map(({ name }) => name)))

test.each([
  [{}, ['a', 'b', 'c']],
  [{ layer: 'models' }, ['a', 'b']],
  [{ license: 'proprietary' }, ['a', 'c']],
  [{ layer: 'models', license: 'open source' }, ['b']],
  [{ layer: 'tools', license: 'open source' }, []],
  [{ delivery: 'hosted service' }, ['a', 'b']],
  [{ delivery: 'self-hosted' }, ['b', 'c']],
  [{ license: 'proprietary', delivery: 'self-hosted' }, ['c']],
])('the filters %j leave %j', (filters, names) => {
  const layers = filterLandscape(landscape, filters)
  expect(namesIn(layers)).toEqual(names)
  expect(layers.every(({ categories }) => categories.length > 0)).toBe(true)
})

test.each([
  ['layer=tools&license=open+weights&delivery=self-hosted', ['tools', 'open weights', 'self-hosted']],
  ['layer=unknown&license=service&delivery=both', [undefined, undefined, undefined]],
])('the query %s has the filters %j', (query, expected) => {
  const { layer, license, delivery } = parseLandscapeFilters(new URLSearchParams(query), landscape)
  expect([layer, license, delivery]).toEqual(expected)
})
