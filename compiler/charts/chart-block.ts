import { parse } from 'yaml'
import { type ChartSpec, chartSchema } from '../../shared/content/schemas/chart.ts'
import { ChartError } from './chart-data.ts'
import { toChartTable } from './chart-table.ts'
import { drawChart } from './draw-chart.ts'
import { chartWidths, type Drawing, spanWidths } from './drawing.ts'

/** The texts of a table, with the header's row first. */
export type Texts = readonly (readonly string[])[]

export type ChartBlock = {
  readonly spec: ChartSpec
  /** The table that it draws. */
  readonly texts: Texts
  /** The figures of a chart that has no table beside it. */
  readonly own: Texts | undefined
  /** Whether the table before it stands folded below it. */
  readonly isTableFolded: boolean
  /** Of its two forms, in user units. */
  readonly widths: Readonly<Record<'wide' | 'narrow', number>>
  readonly draw: (width: number) => Drawing
}

/** A block ```chart of an article with the table that it draws; `before` is the last one before it. Throws ChartError. */
export function readChartBlock(yaml: string, before: Texts | undefined): ChartBlock {
  return toChartBlock(readSpec(yaml), before)
}

/** A chart with the table that it draws. Throws ChartError. */
export function toChartBlock(spec: ChartSpec, before: Texts | undefined): ChartBlock {
  const own = spec.data && [spec.data.columns, ...spec.data.rows]
  const texts = own ?? before
  if (texts === undefined) throw new ChartError('there is no table before it')
  const table = toChartTable(arrange(texts, spec))
  const widths = spec.kind === 'span' ? spanWidths : chartWidths
  const isTableFolded = spec.table === 'folded'
  return { spec, texts, own, isTableFolded, widths, draw: width => drawChart(spec, table, width) }
}

function readSpec(yaml: string): ChartSpec {
  let value: unknown
  try {
    value = parse(yaml)
  } catch (error) {
    throw new ChartError(`is not valid YAML: ${error instanceof Error ? error.message.split('\n', 1)[0] : error}`)
  }
  const result = chartSchema.safeParse(value)
  if (result.success) return result.data
  const [issue] = result.error.issues
  throw new ChartError(`${issue?.path.join('.') || 'the block'}: ${issue?.message}`)
}

/** The table as the chart wants it: with another column first, or with its columns as rows. */
function arrange(texts: Texts, { label, isTransposed = false }: ChartSpec): Texts {
  const [head = []] = texts
  if (isTransposed) return head.map((_, index) => texts.map(row => row[index] ?? ''))
  if (label === undefined) return texts
  const at = head.indexOf(label)
  if (at < 0) throw new ChartError(`the table has no column "${label}"`)
  return texts.map(row => [row[at] ?? '', ...row.filter((_, index) => index !== at)])
}
