type Identified = { readonly id: string }

/** The previous and the next piece in a list. */
export function findNeighbours<Piece extends Identified>(
  pieces: readonly Piece[],
  id: string,
): { readonly previous?: Piece; readonly next?: Piece } {
  const index = pieces.findIndex(piece => piece.id === id)
  if (index < 0) return {}
  return { previous: pieces[index - 1], next: pieces[index + 1] }
}

/** The piece with the previous and the next one, in the order of the list; empty for an unknown id. */
export function surroundings<Piece extends Identified>(pieces: readonly Piece[], id: string): readonly Piece[] {
  const index = pieces.findIndex(piece => piece.id === id)
  return index < 0 ? [] : pieces.slice(Math.max(0, index - 1), index + 2)
}
