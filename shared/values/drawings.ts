/**
 * Charts in the state of a page. It does not repeat their HTML, `drawing` of what has one; the browser reads it from the
 * elements, which stand in the order of the state.
 */

/** Value of the attribute `data-part` of the elements with the HTML of a chart. */
export const drawingPartName = 'drawing'

/** For JSON.stringify. */
export function withoutDrawings(key: string, value: unknown): unknown {
  return key === 'drawing' ? '' : value
}

/** For JSON.parse: the inverse of `withoutDrawings`. */
export function withDrawings(drawings: readonly string[]): (key: string, value: unknown) => unknown {
  let count = 0
  return (key, value) => (key === 'drawing' ? (drawings[count++] ?? '') : value)
}
