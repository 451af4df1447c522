import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { chartSchema } from '../../../../../../shared/content/compiler/charts/chart-spec.ts'
import { readNumber, toChartTable } from '../../../../../../shared/content/compiler/charts/chart-table.ts'
import { drawChart } from '../../../../../../shared/content/compiler/charts/draw-chart.ts'
import { chartWidths, labelSize, measureLabel } from '../../../../../../shared/content/compiler/charts/drawing.ts'
import { insertCharts } from '../../../../../../shared/content/compiler/charts/insert-charts.ts'
import { renderMarkdown } from '../../../../../../shared/content/compiler/render-markdown.ts'

const table = `| Change | ROI | Range |
| --- | ---: | --- |
| Base case | 100% | 90% to 110% |
| Half the hours | −26% | −30% to −20% |
| Twice the cost | 33% | 20% to 40% |
`

function render(block: string, markdown = table) {
  let outcome: ReturnType<typeof insertCharts> = { count: 0, problems: [] }
  const { html } = renderMarkdown(`${markdown}\n\`\`\`chart\n${block}\n\`\`\`\n`, tree => {
    outcome = insertCharts(tree)
  })
  return { html, ...outcome }
}

const tornado =
  'kind: tornado\ntitle: Hours matter\nalt: Half the hours give minus 26 percent.\nvalue: ROI\nbase: Base case'

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
  const { html, count, problems } = render(tornado)
  expect({ count, problems }).toEqual({ count: 1, problems: [] })
  expect(html).toContain('<figcaption>Hours matter</figcaption>')
  expect(html.match(/role="img" aria-label="Half the hours give minus 26 percent."/g)).toHaveLength(2)
  expect(html.match(/<text [^>]*>−26%<\/text>/g)).toHaveLength(2)
  expect(html).not.toContain('style=')
  expect(html.indexOf('<table')).toBeLessThan(html.indexOf('<figure'))
})

test('a chart with figures of its own shows them in a table that opens', () => {
  const own =
    'kind: bars\ntitle: T\nalt: A\nvalue: Days\ndata:\n  columns: [Item, Days]\n  rows:\n    - [One, "3"]\n    - [Two, "5"]'
  const { html } = render(own, 'Text.\n')
  expect(html).toContain('<summary>The figures</summary>')
  expect(html).toMatch(/<details>.*<td>One<\/td><td>3<\/td>.*<\/details>/s)
})

test.each([
  ['an unknown column', tornado.replace('value: ROI', 'value: Return'), 'no column "Return"; it has "ROI", "Range"'],
  ['an unknown row', tornado.replace('base: Base case', 'base: Base'), 'no row "Base"; it has "Base case"'],
  [
    'a column without numbers',
    tornado.replace('base: Base case', 'base: Base case\nlabel: Range').replace('value: ROI', 'value: Change'),
    'no row "Base case"',
  ],
  ['an unknown kind', tornado.replace('tornado', 'pie'), 'kind'],
  ['no title', tornado.replace('title: Hours matter\n', ''), 'title'],
  ['no YAML', 'kind: [', 'is not valid YAML'],
  ['no table', tornado.replace('kind', 'table: after\nkind'), 'there is no table after it'],
])('a chart with %s is a problem at its line', (_name, block, fault) => {
  const { problems, count } = render(block)
  expect(count).toBe(0)
  expect(problems).toHaveLength(1)
  expect(problems[0]?.line).toBe(7)
  expect(problems[0]?.fault).toContain(fault)
})

const files = ['articles', 'posts', 'papers'].flatMap(folder =>
  readdirSync(`content/${folder}`).map(name => `content/${folder}/${name}`),
)

/** All charts of the library as their blocks give them. */
const blocks = files.flatMap(file =>
  [...readFileSync(file, 'utf8').matchAll(/```chart\n([\s\S]*?)```/g)].map(([, yaml = ''], index) => ({
    file,
    index,
    spec: chartSchema.parse(parse(yaml)),
  })),
)

test('the library has charts of all kinds but plain bars and steps', () => {
  expect(blocks.length).toBeGreaterThanOrEqual(22)
  const kinds = new Set(blocks.map(({ spec }) => spec.kind))
  expect([...kinds].sort()).toEqual(
    [
      'areas',
      'flow',
      'intervals',
      'line',
      'map',
      'multiples',
      'scatter',
      'stacked',
      'timeline',
      'tornado',
      'tree',
      'waterfall',
    ].sort(),
  )
})

test.each(blocks.filter(({ spec }) => spec.data !== undefined))(
  'the words of chart $index of $file fit into both forms',
  ({ spec }) => {
    if (spec.data === undefined) return
    for (const width of Object.values(chartWidths)) {
      const { marks, height } = drawChart(spec, toChartTable([spec.data.columns, ...spec.data.rows]), width)
      for (const mark of marks) {
        if (mark.kind !== 'text') continue
        const size = measureLabel(mark.text)
        const start = mark.x - (mark.anchor === 'end' ? size : mark.anchor === 'middle' ? size / 2 : 0)
        expect(start, mark.text).toBeGreaterThanOrEqual(-1)
        expect(start + size, mark.text).toBeLessThanOrEqual(width + 14)
        expect(mark.y, mark.text).toBeLessThanOrEqual(height + labelSize)
      }
    }
  },
)
