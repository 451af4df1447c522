import { type Cell, type CellStyle, type WriteSheet, writeXlsx } from 'hucre/xlsx'
import { type ComputedCell, computeWorkbook } from '../../shared/sheets/compute-workbook.ts'
import type { Sheet, Workbook } from '../../shared/sheets/workbook.ts'
import { fixedDate } from './fixed-date.ts'

type Options = { readonly company: string; readonly sample: string | undefined }

/** The roles deep, border, accent-on-deep and link of the design, and a light yellow for cells to fill in. */
export const sheetColors = {
  deep: '10303c',
  border: 'd9d2c5',
  'accent-on-deep': 'f0b56b',
  link: '175468',
  'text-quiet': '4a5b64',
} as const
const inputColor = 'fff6dc'

const font = { name: 'Calibri', size: 11 } as const

/** The workbook as an Excel file, with its formulas and their values; the same bytes each time. */
export async function writeWorkbook(workbook: Workbook, { company, sample }: Options): Promise<Uint8Array> {
  const computed = computeWorkbook(workbook)
  return writeXlsx({
    sheets: workbook.sheets.map((sheet, index) => toSheet(sheet, computed.sheets[index] ?? [], sample)),
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
  sample: string | undefined,
): WriteSheet {
  const line = { style: 'thin', color: { rgb: sheetColors.border } } as const
  const cells = new Map<string, Partial<Cell>>()

  for (const [column, { header }] of columns.entries()) {
    cells.set(`0,${column}`, {
      value: header,
      style: {
        font: { ...font, bold: true, color: { rgb: 'FFFFFF' } },
        fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: sheetColors.deep } },
        alignment: { wrapText: true, vertical: 'bottom' },
      },
    })
  }
  for (const [row, values] of computed.entries()) {
    const isTotal = row >= rows.length - totals
    const isEmpty = values.every(({ value }) => value === '')
    for (const [column, { value, formula, format: own }] of values.entries()) {
      const { input = false, format } = columns[column] ?? {}
      const numberFormat = own ?? format
      const isInput = input && !isTotal && formula === undefined && (value !== '' || isEmpty)
      const isLink = typeof value === 'string' && /^https?:\/\/\S+$/.test(value)
      const style: CellStyle = {
        font: {
          ...font,
          bold: isTotal,
          ...(isLink && { color: { rgb: sheetColors.link }, underline: true }),
        },
        border: { [isTotal ? 'top' : 'bottom']: line },
        alignment: { wrapText: true, vertical: 'top' },
        ...(numberFormat !== undefined && isNumeric(value, formula) && { numFmt: numberFormat }),
        ...(isInput && { fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: inputColor } } as const }),
      }
      const content =
        formula === undefined ? { value: value === '' ? null : value } : { value, formula, formulaResult: value }
      cells.set(`${row + 1},${column}`, { ...content, style, ...(isLink && { hyperlink: { target: value } }) })
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
    pageSetup: { orientation: 'landscape', paperSize: 'letter', fitToPage: true, fitToWidth: 1, fitToHeight: 0 },
  }
}

/** A formula that gives a text now may give a number later. */
function isNumeric(value: ComputedCell['value'], formula: string | undefined): boolean {
  return typeof value === 'number' || formula !== undefined
}
