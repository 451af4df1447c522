/**
 * Compares two dates (2025-08-12) or two date-times (2024-05-15T09:00:00Z) for sorting, newest first. Without
 * `localeCompare`, which takes 27 ms on a slow phone.
 */
export function compareNewestFirst(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? 1 : -1
}

type Identified = { readonly id: string }

/** The previous and the next piece in a list. */
export function findNeighbors<Piece extends Identified>(
  pieces: readonly Piece[],
  id: string,
): { readonly previous?: Piece; readonly next?: Piece } {
  const index = pieces.findIndex(piece => piece.id === id)
  if (index < 0) return {}
  return { previous: pieces[index - 1], next: pieces[index + 1] }
}

/** The piece with the previous and the next one, in the order of the list; empty for an unknown id. */
export function withNeighbors<Piece extends Identified>(pieces: readonly Piece[], id: string): readonly Piece[] {
  const index = pieces.findIndex(piece => piece.id === id)
  return index < 0 ? [] : pieces.slice(Math.max(0, index - 1), index + 2)
}
