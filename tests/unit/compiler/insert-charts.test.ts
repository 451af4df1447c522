import { expect, test } from 'vitest'
import { readNumber } from '../../../compiler/charts/chart-table.ts'
import { insertCharts } from '../../../compiler/insert-charts.ts'
import { renderMarkdown } from '../../../compiler/render-markdown.ts'

const table = `| Change | ROI | Range |
| --- | ---: | --- |
| Base case | 100% | 90% to 110% |
| Half the hours | −26% | −30% to −20% |
| Twice the cost | 33% | 20% to 40% |
`

const waterfall =
  'kind: waterfall\ntitle: Hours matter\nalt: Half the hours give minus 26 percent.\nvalue: ROI\ntotals: [Base case]'

const bars = 'kind: bars\ntitle: T\nalt: A\n'

function render(block: string, markdown = table) {
  let outcome: ReturnType<typeof insertCharts> = { charts: [], problems: [] }
  const { html } = renderMarkdown(`${markdown}\n\`\`\`chart\n${block}\n\`\`\`\n`, tree => {
    outcome = insertCharts(tree, 'piece', true)
  })
  return { html, count: outcome.charts.length, ...outcome }
}

test.each([
  ['$1,200', 1200],
  ['−$1.2M', -1_200_000],
  ['33.3%', 33.3],
  ['−26%', -26],
  ['$20k a month', 20],
  ['1.5 weeks', 1.5],
  ['quarter 9', 9],
  ['none', undefined],
])('the first number of %s is %s', (text, value) => {
  expect(readNumber(text)).toBe(value)
})

test('a chart draws the table above it in two forms, with its title, a text alternative and the values of the cells', () => {
  const { html, count, problems } = render(waterfall)
  expect({ count, problems }).toEqual({ count: 1, problems: [] })
  expect(html).toContain('<figcaption>Hours matter</figcaption>')
  expect(html.match(/role="img" aria-label="Half the hours give minus 26 percent."/g)).toHaveLength(2)
  expect(html.match(/<text [^>]*>−26%<\/text>/g)).toHaveLength(2)
  expect(html).not.toContain('style=')
  expect(html.indexOf('<table')).toBeLessThan(html.indexOf('<figure'))
})

test('a chart with figures of its own shows them in a table that opens', () => {
  const { html } = render(
    `${bars}value: Days\ndata: { columns: [Item, Days], rows: [[One, "3"], [Two, "5"]] }`,
    'Text.\n',
  )
  expect(html).toContain('<summary>The chart as a table</summary>')
  expect(html).toMatch(/<details>.*<td>One<\/td><td>3<\/td>.*<\/details>/s)
})

test('a chart takes the table before it below itself when that is folded', () => {
  const { html } = render(`${waterfall}\ntable: folded`)
  expect(html.match(/<table/g)).toHaveLength(1)
  expect(html).toMatch(/<details><summary>The chart as a table<\/summary>.*<td[^>]*>Base case<\/td>.*<\/details>/s)
  expect(html.indexOf('<figure')).toBeLessThan(html.indexOf('<table'))
  const { problems } = render(`${waterfall}\ntable: folded`, `${table}\nText.\n`)
  expect(problems.map(({ fault }) => fault)).toEqual(['there is no table directly before it to fold'])
})

test('a chart can name the rows by another column, or draw the columns as rows', () => {
  expect(render(`${bars}value: ROI\nlabel: Range`).html).toMatch(/<text [^>]*>90% to 110%<\/text>/)
  expect(render(`${bars}value: Base case\nisTransposed: true`).html).toMatch(/<text [^>]*>ROI<\/text>/)
})

test.each([
  ['an unknown column', waterfall.replace('value: ROI', 'value: Return'), 'no column "Return"; it has "ROI", "Range"'],
  ['an unknown row', waterfall.replace('Base case', 'Base'), 'no row "Base"; it has "Base case"'],
  ['an unknown label', `${waterfall}\nlabel: Name`, 'no column "Name"'],
  ['an unknown row to draw', `${waterfall}\nrows: [Half]`, 'no row "Half"'],
  ['a column without numbers', `${bars}label: ROI\nvalue: Change`, '"100%" has no number in the column "Change"'],
  ['an unknown kind', waterfall.replace('waterfall', 'pie'), 'kind'],
  ['no title', waterfall.replace('title: Hours matter\n', ''), 'title'],
  ['no YAML', 'kind: [', 'is not valid YAML'],
])('a chart with %s is a problem at its line', (_name, block, fault) => {
  const { problems, count } = render(block)
  expect({ count, problems }).toEqual({ count: 0, problems: [{ line: 7, fault: expect.stringContaining(fault) }] })
  const alone = render(waterfall, 'Text.\n').problems
  expect(alone, 'without a table').toEqual([{ line: 3, fault: 'there is no table before it' }])
})
