import { type ColumnType, formatFor, inferType } from '../table/column-type.ts'
import { at, type CodedColumn } from './coded-table.ts'

/** Reads values as the column's type: 0 in its form, 1 in another form, 2 not readable. */
export function readerOf(column: CodedColumn): { readonly type: ColumnType; readonly read: (value: string) => number } {
  const cells = spreadCells(column)
  const plain = { name: column.name, cells }
  // The forests learned before countries were a type.
  const type = inferType(plain, { withCountries: false })
  const format = formatFor(type, plain)
  const forms = new Map<string, number>()
  for (const cell of cells) {
    const form = format.read(cell.trim())?.form ?? ''
    forms.set(form, (forms.get(form) ?? 0) + 1)
  }
  const main = [...forms].sort(([, one], [, other]) => other - one)[0]?.[0]
  const isMain = (form: string) => form === '' || form === main
  const read = (value: string) => {
    const reading = format.read(value.trim())
    return reading === undefined ? 2 : isMain(reading.form) ? 0 : 1
  }
  return { type, read }
}

const maxTyped = 4_000

/** Filled cells, evenly over the column. */
function spreadCells({ values, codes, blank }: CodedColumn): readonly string[] {
  const step = Math.max(1, Math.floor(codes.length / maxTyped))
  const cells: string[] = []
  for (let row = 0; row < codes.length; row += step) {
    const code = at(codes, row)
    if (at(blank, code) === 0) cells.push(values[code] ?? '')
  }
  return cells
}
