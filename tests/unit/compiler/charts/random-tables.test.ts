import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toChartTable } from '../../../../compiler/charts/chart-table.ts'
import { drawChart } from '../../../../compiler/charts/draw-chart.ts'
import { toSvg } from '../../../../compiler/charts/to-svg.ts'
import { chartSchema } from '../../../../shared/content/schemas/chart.ts'

const number = fc.oneof(
  fc.constant(0),
  fc.integer({ min: -1_000_000, max: 1_000_000 }),
  fc.integer({ min: -10_000, max: 10_000 }).map(value => value / 100),
)

/** Two to eight rows of a label and three numbers, with a unit now and then. */
const tables = fc
  .tuple(fc.array(fc.tuple(number, number, number), { minLength: 2, maxLength: 8 }), fc.constantFrom('', '%', ' weeks'))
  .map(([rows, unit]) => [
    ['Row', 'One', 'Two', 'Three'],
    ...rows.map((values, row) => [`Row ${row}`, ...values.map(value => `${value}${unit}`.replace('-', '−'))]),
  ])

test.each([
  { kind: 'line', series: ['One', 'Two'], level: { value: 3, label: 'Level' }, highlight: ['Row 1'] },
  { kind: 'line', series: ['Three'], spacing: 'values' },
  { kind: 'bars', value: 'One' },
  { kind: 'waterfall', value: 'Two', totals: ['Row 1'] },
  { kind: 'scatter', x: 'One', y: 'Two', diagonal: 'Equal' },
  // Of amounts only.
  { kind: 'stacked', series: ['One', 'Two', 'Three'] },
])('a chart of kind $kind draws any table of numbers', spec => {
  const draw = (texts: readonly (readonly string[])[]) => {
    const cells = spec.kind === 'stacked' ? texts.map(row => row.map(text => text.replace('−', ''))) : texts
    for (const width of [640, 280]) {
      const drawing = drawChart(chartSchema.parse({ title: 'T', alt: 'A', ...spec }), toChartTable(cells), width)
      expect(JSON.stringify(toSvg(drawing, 'A'))).not.toMatch(/NaN|Infinity|null|"(width|height|r)":-/)
      expect(drawing.height).toBeGreaterThan(0)
      expect(drawing.height).toBeLessThan(3000)
    }
  }
  fc.assert(fc.property(tables, draw), { numRuns: 60 })
})
