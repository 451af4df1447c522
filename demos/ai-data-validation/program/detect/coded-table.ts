import { type Column, isMissing } from '../table/table.ts'

/** A column with each distinct value stored once; cells are numbers of values. */
export type CodedColumn = {
  readonly name: string
  readonly values: readonly string[]
  /** By row. */
  readonly codes: Int32Array
  /** By value. */
  readonly counts: Int32Array
  /** By value: 1 where it says that nothing is there. */
  readonly blank: Uint8Array
}

export type CodedTable = { readonly rows: number; readonly columns: readonly CodedColumn[] }

export function encodeColumn({ name, cells }: Column): CodedColumn {
  const known = new Map<string, number>()
  const values: string[] = []
  const codes = new Int32Array(cells.length)
  for (const [row, cell] of cells.entries()) {
    let code = known.get(cell)
    if (code === undefined) {
      code = values.length
      known.set(cell, code)
      values.push(cell)
    }
    codes[row] = code
  }
  const counts = new Int32Array(values.length)
  for (const code of codes) counts[code] = at(counts, code) + 1
  return { name, values, codes, counts, blank: Uint8Array.from(values, value => (isMissing(value) ? 1 : 0)) }
}

export function encodeTable(columns: readonly Column[]): CodedTable {
  return { rows: columns[0]?.cells.length ?? 0, columns: columns.map(encodeColumn) }
}

type Numbers = Int32Array | Float64Array | Float32Array | Uint8Array | Int8Array | Uint16Array | readonly number[]

/** An element of a list of numbers by an index that is known to be in it. */
export function at(numbers: Numbers, index: number): number {
  return numbers[index] ?? 0
}
