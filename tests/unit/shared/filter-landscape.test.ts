import { expect, test } from 'vitest'
import type { Landscape } from '../../../shared/content/schemas/landscape.ts'
import { filterLandscape } from '../../../shared/landscape/filter-landscape.ts'

const product = (name: string, license: 'service' | 'open source') => ({
  name,
  maker: 'Maker',
  url: 'https://example.com/',
  license,
  note: 'A fact.',
})

const landscape: Landscape = {
  asOf: '2025-08',
  layers: [
    {
      id: 'models',
      name: 'Models',
      summary: 'What to choose.',
      categories: [
        { name: 'Text', question: 'Which?', products: [product('a', 'service'), product('b', 'open source')] },
      ],
    },
    {
      id: 'tools',
      name: 'Tools',
      summary: 'What to use.',
      categories: [{ name: 'Agents', question: 'How?', products: [product('c', 'service')] }],
    },
  ],
}

const namesIn = (layers: Landscape['layers']) =>
  layers.flatMap(({ categories }) => categories.flatMap(({ products }) => products.map(({ name }) => name)))

test.each([
  [{}, ['a', 'b', 'c']],
  [{ layer: 'models' }, ['a', 'b']],
  [{ license: 'service' }, ['a', 'c']],
  [{ layer: 'models', license: 'open source' }, ['b']],
  [{ layer: 'tools', license: 'open source' }, []],
])('the filters %j leave %j', (filters, names) => {
  const layers = filterLandscape(landscape, filters)
  expect(namesIn(layers)).toEqual(names)
  expect(layers.every(({ categories }) => categories.length > 0)).toBe(true)
})
