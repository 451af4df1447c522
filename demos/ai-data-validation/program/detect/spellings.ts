import type { ColumnType } from '../table/column-type.ts'
import type { CodedColumn } from './coded-table.ts'
import type { Neighbor } from './neighbors.ts'

/** Figures are not spelled: 34 is no better than -4 for being more frequent, nor one code than the next. */
const figures: ReadonlySet<ColumnType> = new Set(['integer', 'number', 'date', 'phone', 'zip', 'code'])

/** The neighbors that a value may be a misspelling of. */
export function spellingsOf(
  { values }: CodedColumn,
  neighbors: readonly (Neighbor | undefined)[],
  type: ColumnType,
): readonly (Neighbor | undefined)[] {
  if (figures.has(type)) return neighbors.map(() => undefined)
  const digitsOf = (text: string) => text.replace(/\D/g, '')
  return neighbors.map((neighbor, code) => {
    const [value = '', other = ''] = [values[code], neighbor && values[neighbor.code]]
    return /\p{L}{2}/u.test(other) && digitsOf(value) === digitsOf(other) ? neighbor : undefined
  })
}
