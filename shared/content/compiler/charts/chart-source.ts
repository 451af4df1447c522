import type { Element } from 'hast'
import { toString as toText } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'
import { parse } from 'yaml'
import { ChartError } from './chart-data.ts'
import { type ChartSpec, chartSchema } from './chart-spec.ts'
import { type ChartTable, toChartTable } from './chart-table.ts'

/** The texts of a table, with the header's row first. */
export type Texts = readonly (readonly string[])[]

/** What a block says and the table that it draws; `own` are the figures of a chart without a table beside it. */
type ChartSource = { readonly spec: ChartSpec; readonly table: ChartTable; readonly own: Texts | undefined }

/** Reads a block; `elements` are all of the piece. Throws ChartError for a wrong block and a missing table. */
export function readChart(block: Element, elements: readonly Element[]): ChartSource {
  const spec = readSpec(toText(block))
  const own = spec.data && [spec.data.columns, ...spec.data.rows]
  const texts = own ?? findTable(elements, block, spec.table)
  return { spec, table: toChartTable(arrange(texts, spec)), own }
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

function findTable(blocks: readonly Element[], block: Element, place: ChartSpec['table']): Texts {
  const at = blocks.indexOf(block)
  const isTable = ({ tagName }: Element) => tagName === 'table'
  const table = place === 'before' ? blocks.slice(0, at).findLast(isTable) : blocks.slice(at).find(isTable)
  if (table === undefined) throw new ChartError(`there is no table ${place} it`)
  const rows: string[][] = []
  visit(table, 'element', row => {
    if (row.tagName !== 'tr') return
    rows.push(row.children.flatMap(cell => (cell.type === 'element' ? [toText(cell).trim()] : [])))
  })
  return rows
}
