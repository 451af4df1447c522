import type { Sheet, Workbook } from '../../shared/content/schemas/files.ts'
import { type ComputedCell, computeWorkbook } from '../../shared/sheets/compute-workbook.ts'
import type { PrintCell, PrintNode, PrintTable } from './print-tree.ts'

/** The sheets of a workbook as blocks of a PDF, with the values of formulas. */
export function printWorkbook(workbook: Workbook): readonly PrintNode[] {
  const computed = computeWorkbook(workbook)
  return workbook.sheets.flatMap((sheet, index) => {
    const { name, text, notes = [] } = sheet
    return [
      { type: 'heading', level: 1, children: [toTextNode(name)] },
      ...(text === undefined ? [] : [toParagraph(text)]),
      toTable(sheet, computed.sheets[index] ?? []),
      ...notes.map(toParagraph),
    ]
  })
}

function toTable({ columns, totals = 0 }: Sheet, rows: readonly (readonly ComputedCell[])[]): PrintTable {
  const isNumeric = columns.map((_, column) =>
    rows.slice(0, rows.length - totals).every(row => typeof row[column]?.value === 'number'),
  )
  return {
    type: 'table',
    widths: columns.map(({ width }) => width),
    align: columns.map(({ bar }, column) => (isNumeric[column] && bar === undefined ? 'right' : 'left')),
    header: columns.map(({ header }) => ({ children: [toTextNode(header)] })),
    rows: rows.map((row, index) =>
      row.map(({ value, format }, column): PrintCell => {
        const { bar } = columns[column] ?? {}
        const children = [toTextNode(typeof value === 'number' ? formatNumber(value, format) : value)]
        const hasBar = bar !== undefined && typeof value === 'number' && index < rows.length - totals
        return hasBar ? { children, share: value / bar } : { children }
      }),
    ),
    totals,
  }
}

/** The number as a spreadsheet shows it, for formats such as "0.00", "0%", "#,##0" and "$#,##0". */
export function formatNumber(value: number, format = ''): string {
  if (format === '') return String(value)
  const [, prefix = '', digits = '', decimals = '', suffix = ''] =
    /^([^#0]*)([#0,]+)(?:\.(0+))?([^#0]*)$/.exec(format) ?? []
  if (digits === '') throw new Error(`the PDF cannot show the number format "${format}"`)
  const shown = suffix === '%' ? value * 100 : value
  const number = shown.toLocaleString('en-US', {
    useGrouping: digits.includes(','),
    minimumFractionDigits: decimals.length,
    maximumFractionDigits: decimals.length,
  })
  return `${prefix}${number}${suffix}`
}

function toTextNode(value: string): PrintNode {
  return { type: 'text', value }
}

function toParagraph(value: string): PrintNode {
  return { type: 'paragraph', children: [toTextNode(value)] }
}
