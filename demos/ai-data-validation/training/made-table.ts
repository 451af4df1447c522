import type { Draw } from './draw.ts'

/** A table with the errors that it was given; `clean` and `dirty` are by row. */
export type MadeTable = {
  readonly names: readonly string[]
  readonly clean: readonly (readonly string[])[]
  readonly dirty: readonly (readonly string[])[]
}

export type MakeTable = (seed: number, rows?: number) => MadeTable

type Row = Readonly<Record<string, string>>
type Change = (row: Row, draw: Draw) => Row

/** Makes rows and changes each with the given chances. */
export function build(
  draw: Draw,
  rows: number,
  make: (index: number) => Row,
  changes: readonly (readonly [number, Change])[],
): MadeTable {
  const clean = draw.many(rows, make)
  const names = Object.keys(clean[0] ?? {})
  const dirty = clean.map(row =>
    changes.reduce((changed, [share, change]) => (draw.chance(share) ? change(changed, draw) : changed), row),
  )
  const toCells = (row: Row) => names.map(name => row[name] ?? '')
  return { names, clean: clean.map(toCells), dirty: dirty.map(toCells) }
}

/** Invented words with capital letters. */
export function title(draw: Draw, words: number): string {
  return draw.many(words, () => draw.word().replace(/^./, letter => letter.toUpperCase())).join(' ')
}

/** One letter replaced, doubled or left out. */
export function slip(draw: Draw, text: string): string {
  const place = draw.whole(0, text.length - 1)
  return text.slice(0, place) + draw.one([draw.letters(1), '', (text[place] ?? '').repeat(2)]) + text.slice(place + 1)
}
