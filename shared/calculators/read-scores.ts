import type { ScoredCase } from './sheets.ts'

/** The cases of a file, or why it has none: a column is missing, a row is wrong (counted from 1, the header), or no row. */
export type ReadScores =
  | { readonly kind: 'read'; readonly cases: readonly ScoredCase[] }
  | { readonly kind: 'columns' | 'empty' }
  | { readonly kind: 'row'; readonly row: number }

const wrongWords: ReadonlyMap<string, 0 | 1> = new Map([
  ['1', 1],
  ['true', 1],
  ['0', 0],
  ['false', 0],
])

/** Reads a CSV file with the columns `score`, from 0 to 1, and `wrong`, 1 or 0; other columns do not matter. */
export function readScores(text: string): ReadScores {
  const [header = '', ...lines] = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)
  const separator = [';', '\t'].find(candidate => header.includes(candidate)) ?? ','
  const toCells = (line: string) => line.split(separator).map(cell => cell.trim().replace(/^"(.*)"$/, '$1'))
  const names = toCells(header).map(name => name.toLowerCase())
  const places = { score: names.indexOf('score'), wrong: names.indexOf('wrong') }
  if (places.score === -1 || places.wrong === -1) return { kind: 'columns' }
  const cases: ScoredCase[] = []
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '') continue
    const cells = toCells(line)
    const score = cells[places.score] ?? ''
    const wrong = wrongWords.get((cells[places.wrong] ?? '').toLowerCase())
    // An empty cell would count as 0.
    if (score === '' || !(Number(score) >= 0 && Number(score) <= 1) || wrong === undefined)
      return { kind: 'row', row: index + 2 }
    cases.push([Number(score), wrong])
  }
  return cases.length === 0 ? { kind: 'empty' } : { kind: 'read', cases }
}
