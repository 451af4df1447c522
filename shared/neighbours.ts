type Identified = { readonly id: string }

/** The pieces beside one in a list that is newest first: next is the one after it, previous the one before. */
export function findNeighbours(pieces: readonly Identified[], id: string): { previousId?: string; nextId?: string } {
  const index = pieces.findIndex(piece => piece.id === id)
  if (index < 0) return {}
  return { previousId: pieces[index - 1]?.id, nextId: pieces[index + 1]?.id }
}
