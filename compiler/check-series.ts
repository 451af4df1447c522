import type { Problem } from './problem.ts'
import type { Entries } from './read-entries.ts'
import { listPieces, type Piece, toReason } from './waiting.ts'

/** Nobody can read a part of a series before the one that it follows; `waiting` is what nobody may see today. */
export function checkSeries(entries: Entries, waiting: readonly Piece[]): Problem[] {
  const pieces = new Map(listPieces(entries).map(piece => [piece.source, piece]))
  const parts = entries.folder.articles.flatMap(({ value: { series }, source }) => {
    const piece = pieces.get(source)
    return series === undefined || piece === undefined ? [] : [{ ...series, piece }]
  })
  return waiting.flatMap(({ source }) => {
    const own = parts.find(({ piece }) => piece.source === source)
    if (own === undefined) return []
    const { name, part, piece } = own
    const next = parts.find(other => other.name === name && other.part > part && startOf(other.piece) < startOf(piece))
    if (next === undefined) return []
    const fault = `${toReason(piece)}, but is part ${part} of "${name}", whose part ${next.part} appears before it`
    const remedy = `let ${next.piece.source.path} wait as long, or number the parts anew`
    return [source.problemAt([piece.isDraft ? 'draft' : 'datePublished'], fault, remedy)]
  })
}

/** Drafts come after all days. */
function startOf({ isDraft, day = '' }: Piece): string {
  return isDraft ? '~' : day
}
