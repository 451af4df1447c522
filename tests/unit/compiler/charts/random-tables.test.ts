import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toChartTable } from '../../../../compiler/charts/chart-table.ts'
import { drawChart } from '../../../../compiler/charts/draw-chart.ts'
import { toSvg } from '../../../../compiler/charts/to-svg.ts'
import { chartSchema } from '../../../../shared/content/schemas/chart.ts'

const number = fc.oneof(
  fc.constant(0),
  fc.integer({ min: -1_000_000, max: 1_000_000 }),
  fc.double({ min: -100, max: 100, noNaN: true }).map(value => Number(value.toFixed(2))),
)

/** Two to eight rows of a label and three numbers, with a sign and a unit now and then. */
const tables = fc
  .array(fc.tuple(number, number, number), { minLength: 2, maxLength: 8 })
  .chain(rows =>
    fc
      .constantFrom('', '%', ' weeks')
      .map(unit => [
        ['Row', 'One', 'Two', 'Three'],
        ...rows.map((values, index) => [
          `Row ${index}`,
          ...values.map(value => `${String(value).replace('-', '−')}${unit}`),
        ]),
      ]),
  )

const specs = [
  { kind: 'line', series: ['One', 'Two'], level: { value: 3, label: 'Level' }, highlight: ['Row 1'] },
  { kind: 'line', series: ['Three'], spacing: 'values' },
  { kind: 'bars', value: 'One' },
  { kind: 'waterfall', value: 'Two', totals: ['Row 1'] },
  { kind: 'scatter', x: 'One', y: 'Two', diagonal: 'Equal' },
]

function expectNumbers(spec: object, texts: readonly (readonly string[])[]): void {
  for (const width of [640, 280]) {
    const drawing = drawChart(chartSchema.parse({ title: 'T', alt: 'A', ...spec }), toChartTable(texts), width)
    expect(JSON.stringify(toSvg(drawing, 'A'))).not.toMatch(/NaN|Infinity|null|"(width|height|r)":-/)
    expect(drawing.height).toBeGreaterThan(0)
    expect(drawing.height).toBeLessThan(3000)
  }
}

test.each(specs)('a chart of kind $kind draws any table of numbers', spec => {
  fc.assert(
    fc.property(tables, texts => expectNumbers(spec, texts)),
    { numRuns: 150 },
  )
})

test('a chart of kind stacked draws any table of amounts', () => {
  const spec = { kind: 'stacked', series: ['One', 'Two', 'Three'] }
  fc.assert(
    fc.property(tables, texts =>
      expectNumbers(
        spec,
        texts.map(row => row.map(text => text.replace('−', ''))),
      ),
    ),
    { numRuns: 150 },
  )
})
