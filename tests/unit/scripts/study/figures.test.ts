import { expect, test } from 'vitest'
import { fillRegions } from '../../../../scripts/study/fill-regions.ts'
import {
  formatChange,
  formatCost,
  formatPrice,
  formatRatio,
  joinNames,
} from '../../../../scripts/study/format-figures.ts'
import { costInvoices, median } from '../../../../scripts/study/invoices.ts'

test('the invoices cost 25 million tokens in and 4 million out', () => {
  expect(costInvoices({ input: 2, output: 10 })).toBe(90)
})

test('a median is the middle value, or the mean of the two in the middle', () => {
  expect([median([5, 1, 3]), median([4, 1, 2, 30])]).toEqual([3, 3])
  expect(() => median([])).toThrow('needs values')
})

test('figures are rounded as readers expect', () => {
  expect([1.695, 15.875, 99.994, 747.5, 1234.4].map(formatCost)).toEqual([
    '$1.70',
    '$15.88',
    '$99.99',
    '$748',
    '$1,234',
  ])
  expect([0.039, 0.275, 0.1, 2, 17.5].map(formatPrice)).toEqual(['$0.039', '$0.275', '$0.10', '$2.00', '$17.50'])
  expect([formatChange(820, 450), formatChange(4, 5), formatChange(3, 3)]).toEqual(['−45%', '+25%', '0%'])
  expect([formatRatio(11.75, 1.695), formatRatio(450, 4.5)]).toEqual(['6.9', '100'])
  expect([joinNames([]), joinNames(['a']), joinNames(['a', 'b', 'c'])]).toEqual(['', 'a', 'a, b and c'])
})

test('regions get their tables, and a table or region without the other is an error', () => {
  const text = 'Before.\n\n<!-- study: one -->\n\nold\n\n<!-- /study -->\n\nAfter.\n'
  const filled = fillRegions(text, { one: '| $1 |' })
  expect(filled).toBe('Before.\n\n<!-- study: one -->\n\n| $1 |\n\n<!-- /study -->\n\nAfter.\n')
  expect(fillRegions(filled, { one: '| $1 |' })).toBe(filled)
  expect(() => fillRegions(text, {})).toThrow('no table "one"')
  expect(() => fillRegions(text, { one: '', two: '' })).toThrow('no region for two')
})
