type Paragraph = {
  readonly text: string
  readonly measure: (line: string) => number
  readonly width: number
  readonly maxLines: number
}

/**
 * The text in as few lines as it needs, all about equally wide; undefined when it does not fit. A word is broken only
 * after a hyphen of its own, and only when it is wider than the line.
 */
export function breakLines({ text, measure, width, maxLines }: Paragraph): readonly string[] | undefined {
  const measureTrimmed = (piece: string) => measure(piece.trimEnd())
  const pieces = toPieces(text, word => measureTrimmed(word) > width)
  const fill = (limit: number) => fillLines(pieces, line => measureTrimmed(line) <= limit)
  const widest = Math.max(...pieces.map(measureTrimmed))
  const fewest = fill(width).length
  if (widest > width || fewest > maxLines) return undefined
  let [low, high] = [widest, width]
  while (high - low > 1) {
    const middle = (low + high) / 2
    if (fill(middle).length === fewest) high = middle
    else low = middle
  }
  return fill(high).map(line => line.trimEnd())
}

/** Words with the space after them, and parts of those that are too wide, which end with their hyphen. */
function toPieces(text: string, isTooWide: (word: string) => boolean): readonly string[] {
  const words = text.split(/(?<=\s)/)
  return words.flatMap(word => (isTooWide(word) ? word.split(/(?<=\w-)(?=\w)/) : [word]))
}

function fillLines(pieces: readonly string[], fits: (line: string) => boolean): readonly string[] {
  const lines: string[] = []
  for (const piece of pieces) {
    const last = lines.at(-1)
    if (last !== undefined && fits(last + piece)) lines[lines.length - 1] = last + piece
    else lines.push(piece)
  }
  return lines
}
