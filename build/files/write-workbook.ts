import { type Cell, type CellStyle, type WriteSheet, writeXlsx } from 'hucre/xlsx'
import type { Sheet, Workbook } from '../../shared/content/schemas/files.ts'
import { type ComputedCell, computeWorkbook } from '../../shared/content/workbooks/compute-workbook.ts'
import { fixedDate } from './fixed-date.ts'

type Options = {
  readonly company: string
  readonly sample: string | undefined
  /** Hex color of a role in the design. */
  readonly color: (role: string) => string
}

const font = { name: 'Calibri', size: 11 } as const

/** The workbook as an Excel file, with its formulas and their values; the same bytes each time. */
export async function writeWorkbook(workbook: Workbook, { company, sample, color }: Options): Promise<Uint8Array> {
  const computed = computeWorkbook(workbook)
  return writeXlsx({
    sheets: workbook.sheets.map((sheet, index) => toSheet(sheet, computed.sheets[index] ?? [], { sample, color })),
    properties: {
      title: workbook.title,
      description: workbook.description,
      creator: company,
      created: fixedDate,
      modified: fixedDate,
    },
    defaultFont: font,
  })
}

function toSheet(
  { name, columns, rows, totals = 0, notes = [] }: Sheet,
  computed: readonly (readonly ComputedCell[])[],
  { sample, color }: Pick<Options, 'sample' | 'color'>,
): WriteSheet {
  const hex = (role: string) => color(role).slice(1)
  const line = (role: string) => ({ style: 'thin', color: { rgb: hex(role) } }) as const
  const cells = new Map<string, Partial<Cell>>()

  for (const [column, { header }] of columns.entries()) {
    cells.set(`0,${column}`, {
      value: header,
      style: {
        font: { ...font, bold: true, color: { rgb: 'FFFFFF' } },
        fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: hex('deep') } },
        alignment: { wrapText: true, vertical: 'bottom' },
      },
    })
  }
  for (const [row, values] of computed.entries()) {
    const isTotal = row >= rows.length - totals
    for (const [column, { value, formula }] of values.entries()) {
      const { format, input = false } = columns[column] ?? {}
      const isInput = input && !isTotal && formula === undefined
      const style: CellStyle = {
        font: { ...font, bold: isTotal },
        border: { [isTotal ? 'top' : 'bottom']: line('border') },
        alignment: { wrapText: true, vertical: 'top' },
        ...(typeof value === 'number' && format !== undefined && { numFmt: format }),
        ...(isInput && { fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: 'FFF6DC' } } as const }),
      }
      const content = formula === undefined ? { value } : { value, formula, formulaResult: value }
      cells.set(`${row + 1},${column}`, { ...content, style })
    }
  }
  const lines = [...notes, ...(sample === undefined ? [] : [sample])]
  const firstNote = rows.length + 2
  for (const [index, value] of lines.entries())
    cells.set(`${firstNote + index},0`, { value, style: { font: { ...font, italic: true } } })

  return {
    name,
    columns: columns.map(({ width }) => ({ width })),
    rows: Array.from({ length: firstNote + lines.length }, () => columns.map(() => null)),
    cells,
    freezePane: { rows: 1 },
    conditionalRules: columns.flatMap(({ bar }, column) => (bar === undefined ? [] : [toDataBar(bar, column)])),
    pageSetup: { orientation: 'landscape', paperSize: 'letter', fitToPage: true, fitToWidth: 1, fitToHeight: 0 },
  }

  function toDataBar(max: number, column: number) {
    const letter = String.fromCharCode(65 + column)
    return {
      type: 'dataBar' as const,
      priority: column + 1,
      range: `${letter}2:${letter}${rows.length - totals + 1}`,
      dataBar: {
        cfvo: [
          { type: 'num' as const, value: '0' },
          { type: 'num' as const, value: String(max) },
        ],
        color: hex('accent-on-deep'),
      },
    }
  }
}
