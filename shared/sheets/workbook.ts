import type { CellValue } from './formula-functions.ts'

/** Texts and numbers stand for themselves; a text that begins with "=" is a formula. */
export type SheetCell = CellValue | { readonly value: CellValue; readonly format: string }

export type Sheet = {
  readonly name: string
  /** From A. */
  readonly columns: readonly {
    readonly header: string
    /** In characters. */
    readonly width: number
    /** Such as "0.0" or "0%". */
    readonly format?: string
    /** Marks the cells that a reader fills in. */
    readonly input?: boolean
  }[]
  /** The first row here is row 2 of the sheet. */
  readonly rows: readonly (readonly SheetCell[])[]
  /** How many of the last rows are totals. */
  readonly totals?: number
  /** Lines under the table. */
  readonly notes?: readonly string[]
}

export type Workbook = { readonly title: string; readonly description: string; readonly sheets: readonly Sheet[] }
