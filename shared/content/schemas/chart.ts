import { z } from 'zod'
import { idOf, slug } from './fields.ts'
import { figure } from './form-hints.ts'

/** A chart: a fenced block of an article, ```chart, in YAML, that draws the table before it, or the field of a section. */

const words = () => z.string().trim().min(1, 'must not be empty')

const common = {
  title: words().describe('What the chart shows, as a sentence'),
  alt: words().describe('The same for visitors who cannot see it, with the figures that matter'),
  data: z
    .strictObject({
      columns: z.array(words()).min(2).describe('Headers of the columns'),
      rows: z.array(z.array(z.coerce.string())).min(2).describe('The cells; the first of a row is its name'),
    })
    .optional()
    .describe('Figures of its own, for a chart without a table beside it; readers can open them below the chart'),
  table: z
    .literal('folded')
    .optional()
    .describe('Folds the table directly before the chart below it, where both say the same figures'),
  name: slug().optional().describe('What its address ends with, /charts/{piece}-{name}; default: words of the title'),
  note: words().optional().describe('What its own page says below it, such as what is left out'),
  sources: z
    .array(idOf('sources'))
    .min(1)
    .optional()
    .describe('Ids of the sources of its figures, which the text cites as notes, too'),
  label: words().optional().describe('The column that names the rows; default: the first'),
  isTransposed: z.boolean().optional().describe('Draws the columns of the table as rows'),
  rows: z.array(words()).min(1).optional().describe('The rows to draw, by their first cells; default: all'),
}

const reference = z.strictObject({
  value: figure().describe('Where the line is, on the axis'),
  label: words().describe('What it means'),
})

const levels = () =>
  z
    .union([reference, z.array(reference).min(1)])
    .transform(level => (Array.isArray(level) ? level : [level]))
    .optional()
    .describe('A line across the plot, or a list of them')

const columns = () => z.array(words()).min(1).max(5).describe('The columns to draw, by their headers')

const names = () => z.array(words()).optional().describe('Short names of the series, in the same order')

const highlight = () => z.array(words()).optional().describe('The rows that the title is about')

const parts = { ...common, series: columns(), names: names() }

const lines = {
  ...parts,
  xTitle: words().optional().describe('The name of the horizontal axis; default: the first column, if it has numbers'),
  yTitle: words().optional().describe('The name of the vertical axis; default: the series, if it is the only one'),
  spacing: z.enum(['even', 'values']).default('even').describe('Whether the first column is a scale of numbers'),
  highlight: highlight().describe('The rows whose values are written at the lines'),
  level: levels(),
  mark: reference
    .optional()
    .describe('A vertical line; its value is a number of the scale, or the place of a row, from 0'),
}

export const chartSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('line'), ...lines }),
  z.strictObject({
    kind: z.literal('bars'),
    ...common,
    value: words().describe('The column to draw'),
    xTitle: words().optional().describe('The name of the axis, with the unit that the cells leave out'),
    highlight: highlight(),
    level: levels(),
  }),
  z.strictObject({
    kind: z.literal('waterfall'),
    ...common,
    value: words().describe('The column to draw'),
    totals: z.array(words()).min(1).describe('The rows that are sums of the rows above them'),
  }),
  z.strictObject({ kind: z.literal('stacked'), ...parts }),
  z.strictObject({
    kind: z.literal('intervals'),
    ...common,
    value: words().describe('The column with the estimates'),
    range: words().describe('The column with the limits, such as "69% to 90%"'),
    xTitle: words().optional().describe('The name of the axis; default: the column of the estimates'),
    level: levels(),
  }),
  z.strictObject({
    kind: z.literal('scatter'),
    ...common,
    x: words().describe('The column of the horizontal axis'),
    y: words().describe('The column of the vertical axis'),
    names: z.array(words()).optional().describe('Short names of the rows, in the same order'),
    diagonal: words().optional().describe('What it means that both columns are equal; draws a line there'),
    highlight: highlight(),
  }),
  z.strictObject({
    kind: z.literal('flow'),
    ...common,
    text: words().optional().describe('The column with what happens in a step'),
    group: words().optional().describe('The column with the part that a step belongs to'),
    check: words().optional().describe('The column with what must hold to go on'),
    fails: words().optional().describe('The column with what happens otherwise'),
  }),
  z.strictObject({
    kind: z.literal('span'),
    ...common,
    value: words().describe('The column with the position at the end of a row; below zero is in the water'),
    span: words().describe('What the bridge measures from bank to bank'),
    water: words().describe('What it means to be below zero'),
    xTitle: words().describe('The name of the horizontal axis, such as "Month"'),
    highlight: highlight(),
  }),
  z.strictObject({
    kind: z.literal('map'),
    ...common,
    place: words().describe('The column with the place, such as "1, 2": east, north'),
    route: words().optional().describe('The column that names a route; its rows are joined in order'),
  }),
])

/** A line at a value, with what it means. */
export type Reference = z.infer<typeof reference>
export type ChartSpec = z.infer<typeof chartSchema>
export type SpecOf<Kind extends ChartSpec['kind']> = Extract<ChartSpec, { kind: Kind }>
