export type Place = {
  /** The middle of the most unusual patches, as shares of the width and height. */
  readonly x: number
  readonly y: number
  /** The share of the picture that is above the limit. */
  readonly share: number
}

type Map = { readonly map: Float32Array; readonly columns: number; readonly rows: number }

export function findPlace({ map, columns, rows }: Map): Place {
  let worst = 0
  let above = 0
  for (const [patch, value] of map.entries()) {
    if (value > (map[worst] ?? 0)) worst = patch
    if (value > 1) above++
  }
  return {
    x: ((worst % columns) + 0.5) / columns,
    y: (Math.floor(worst / columns) + 0.5) / rows,
    share: above / map.length,
  }
}

/** `at the upper left`, `at the center`, `at the right`. */
export function toPlaceWords({ x, y }: Pick<Place, 'x' | 'y'>): string {
  const down = y < 1 / 3 ? 'upper' : y > 2 / 3 ? 'lower' : ''
  const across = x < 1 / 3 ? 'left' : x > 2 / 3 ? 'right' : ''
  if (down === '') return `at the ${across === '' ? 'center' : across}`
  return `at the ${down} ${across === '' ? 'middle' : across}`
}
