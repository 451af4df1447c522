import { expect, test } from 'vitest'
import { toChartId } from '../../../../compiler/charts/chart-address.ts'
import { toCsv } from '../../../../compiler/charts/chart-csv.ts'

test.each([
  ['amounts', ['$1,200', '−$80'], 'Column (USD)', ['1200', '-80']],
  ['shares', ['33.3%', '6 percent'], 'Column (%)', ['33.3', '6']],
  ['sizes of amounts', ['$1.92 million', '$3K'], 'Column (USD)', ['1920000', '3000']],
  ['counts with a word', ['1 week', '8 weeks'], 'Column (weeks)', ['1', '8']],
  ['plain numbers', ['2026', '0.10'], 'Column', ['2026', '0.1']],
  ['two units', ['8 weeks', '3 days'], 'Column', ['8 weeks', '3 days']],
  ['a range', ['1%', '2% to 3%'], 'Column', ['1%', '2% to 3%']],
  ['would-be formulas', ['=1+1', '+x', '@x', '-x', '+5', '-5%'], 'Column', ["'=1+1", "'+x", "'@x", "'-x", '+5', '-5%']],
  ['words with commas and quotes', ['a, b', 'say "c"'], 'Column', ['"a, b"', '"say ""c"""']],
])('a column of %s is written as numbers only where all have one unit', (_, cells, header, written) => {
  const csv = toCsv([['Row', 'Column'], ...cells.map((cell, index) => [`r${index}`, cell])])
  expect(csv).toBe([`Row,${header}`, ...written.map((cell, index) => `r${index},${cell}`), ''].join('\r\n'))
})

test('a chart is named for its piece and its name, or the first words of its title', () => {
  expect(toChartId('blog-1', { name: 'points', title: 'Any' })).toBe('blog-1-points')
  expect(toChartId('blog-1', { title: 'The first 7,000 hours cost 18 reports, and the rest more' })).toBe(
    'blog-1-the-first-7-000-hours-cost-18-reports-and-the',
  )
})
