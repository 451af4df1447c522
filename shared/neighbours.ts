type Identified = { readonly id: string }

/** The pieces beside one in a list that is newest first: next is the one after it, previous the one before. */
export function findNeighbours<Piece extends Identified>(
  pieces: readonly Piece[],
  id: string,
): { readonly previous?: Piece; readonly next?: Piece } {
  const index = pieces.findIndex(piece => piece.id === id)
  if (index < 0) return {}
  return { previous: pieces[index - 1], next: pieces[index + 1] }
}

/** The piece with its neighbours, in their order: all that a page needs to know of the list it stands in. */
export function surroundings<Piece extends Identified>(pieces: readonly Piece[], id: string): readonly Piece[] {
  const index = pieces.findIndex(piece => piece.id === id)
  return index < 0 ? [] : pieces.slice(Math.max(0, index - 1), index + 2)
}
