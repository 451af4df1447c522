import { readFileSync } from 'node:fs'
import { getModel, loadCalculator } from '../../shared/calculators/load-calculator.ts'
import type { Computed, Values } from '../../shared/calculators/model.ts'
import { siteLibrary } from './site-pages.ts'

/** A calculator of the site with the numbers of its piece, some of them changed. */
export async function computeCase(id: string, changes: Values = {}): Promise<Computed> {
  const { fields } = await siteLibrary.read(`calculators/${id}`)
  const values = Object.fromEntries(fields.map(({ name, initial }) => [name, initial]))
  return getModel(id).compute({ ...values, ...changes })
}

/** What the page shows at an address. */
export async function loadAt(id: string, query: string) {
  const [content, words] = [await siteLibrary.read(`calculators/${id}`), await siteLibrary.read('pages/calculator')]
  return loadCalculator(content, words, new URLSearchParams(query))
}

/** The rows of the table of a Markdown file whose header begins with these cells, without emphasis. */
export function readTable(path: string, ...header: readonly string[]): readonly (readonly string[])[] {
  const lines = readFileSync(path, 'utf8').split('\n')
  const toCells = (line: string) =>
    line
      .split('|')
      .slice(1, -1)
      .map(cell => cell.replaceAll('**', '').trim())
  const first = lines.findIndex(line => header.every((cell, index) => toCells(line)[index] === cell))
  if (first === -1) throw new Error(`${path} has no table with the columns ${header.join(', ')}`)
  const rows = lines.slice(first + 2)
  return rows
    .slice(
      0,
      rows.findIndex(line => !line.startsWith('|')),
    )
    .map(toCells)
}

/** The number in a cell such as `−$1,200` or `±4.8 points`. */
export function toNumber(cell = ''): number {
  return Number(cell.replace('−', '-').replace(/[^\d.-]/g, ''))
}
