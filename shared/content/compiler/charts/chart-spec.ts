import { z } from 'zod'

/** A fenced block of a piece, ```chart, in YAML: it draws the table next to it. */

const words = () => z.string().trim().min(1, 'must not be empty')

const common = {
  title: words().describe('What the chart shows, as a sentence'),
  alt: words().describe('The same for visitors who cannot see it, with the figures that matter'),
  table: z
    .enum(['before', 'after'])
    .default('before')
    .describe('Which table it draws: the last one before the block or the first one after it'),
  rows: z.array(words()).min(1).optional().describe('The rows to draw, by their first cells; default: all'),
}

const reference = z.strictObject({
  value: z.number().describe('Where the line is, on the axis'),
  label: words().describe('What it means'),
})

const columns = () => z.array(words()).min(1).max(4).describe('The columns to draw, by their headers')

const lines = {
  ...common,
  series: columns(),
  level: reference.optional().describe('A horizontal line'),
  mark: reference.optional().describe('A vertical line; its value is the number of a row, from 0'),
}

export const chartSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('line'), ...lines }),
  z.strictObject({ kind: z.literal('step'), ...lines }),
  z.strictObject({
    kind: z.literal('bars'),
    ...common,
    value: words().describe('The column to draw'),
    highlight: z.array(words()).optional().describe('The rows that the title is about'),
    level: reference.optional().describe('A line across all bars'),
  }),
  z.strictObject({
    kind: z.literal('waterfall'),
    ...common,
    value: words().describe('The column to draw'),
    totals: z.array(words()).min(1).describe('The rows that are sums of the rows above them'),
  }),
  z.strictObject({
    kind: z.literal('tornado'),
    ...common,
    value: words().describe('The column to draw'),
    base: words().describe('The row of the base case'),
  }),
])

export type ChartSpec = z.infer<typeof chartSchema>
export type SpecOf<Kind extends ChartSpec['kind']> = Extract<ChartSpec, { kind: Kind }>
