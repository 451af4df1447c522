import type { Format } from './format.ts'

const units = new Set(
  'kg g mg lb lbs oz t km m cm mm ft in yd mi l ml cl gal kwh mwh kw w v a hz °c °f psi bar min h'.split(' '),
)
const quantity = /^-?(?:\d{1,3}(?:,\d{3})+|\d+)(?:[.,]\d+)? ?(?<unit>°?[a-z]{1,3})\.?$/i
const neededShare = 0.8

function unitOf(cell: string): string | undefined {
  const unit = quantity.exec(cell.trim())?.groups?.unit?.toLowerCase()
  return unit !== undefined && units.has(unit) ? unit : undefined
}

/** The unit that at least four in five of the cells, which are not empty, have; undefined if none does. */
export function mainUnitOf(cells: readonly string[]): string | undefined {
  const counts = new Map<string, number>()
  for (const cell of cells) {
    const unit = unitOf(cell)
    if (unit !== undefined) counts.set(unit, (counts.get(unit) ?? 0) + 1)
  }
  return [...counts].find(([, count]) => count >= cells.length * neededShare)?.[0]
}

/** Text of which most is a number with a unit. The form is the unit; what has none fits. Nothing is converted. */
export const quantityFormat: Format = {
  read: cell => ({ canonical: cell, form: unitOf(cell) ?? '', scale: Number.NaN }),
}
