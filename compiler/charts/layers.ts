import type { Column } from './chart-data.ts'
import type { ChartRow } from './chart-table.ts'

/** A column as a part of a whole: for each row the sums below it and with it, and the words of its cell. */
export type Layer = {
  readonly name: string
  readonly bands: readonly { readonly from: number; readonly to: number; readonly text: string }[]
}

/** Columns on top of each other, the first at zero. */
export function stackLayers(rows: readonly ChartRow[], series: readonly Column[]): readonly Layer[] {
  const sums = rows.map(() => 0)
  return series.map(({ name, toValue, toText }) => ({
    name,
    bands: rows.map((row, index) => {
      const from = sums[index] ?? 0
      const to = from + toValue(row)
      sums[index] = to
      return { from, to, text: toText(row) }
    }),
  }))
}
