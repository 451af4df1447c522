import { readFileSync } from 'node:fs'
import { type CalculatorData, getModel, loadCalculator } from '../../shared/calculators/load-calculator.ts'
import type { Computed } from '../../shared/calculators/model.ts'
import { type CalculatorContent, calculatorSchema } from '../../shared/content/schemas/calculator.ts'
import { siteLibrary } from './site-pages.ts'

export function readCalculator(id: string): CalculatorContent {
  return calculatorSchema.parse(JSON.parse(readFileSync(`content/calculators/${id}.json`, 'utf8')))
}

/** What the model computes from the numbers of the piece, with some of them changed. */
export function computeWith(id: string, changes: Readonly<Record<string, number>> = {}): Computed {
  const initial = Object.fromEntries(readCalculator(id).fields.map(({ name, initial }) => [name, initial]))
  return getModel(id).compute({ ...initial, ...changes })
}

/** What the page shows at an address. */
export async function loadAt(id: string, query: string): Promise<CalculatorData> {
  const [content, words] = [await siteLibrary.read(`calculators/${id}`), await siteLibrary.read('pages/calculator')]
  return loadCalculator(content, words, new URLSearchParams(query))
}

/** The number in a cell such as `−$1,200` or `±4.8 points`. */
export function toNumber(cell = ''): number {
  return Number(cell.replace('−', '-').replace(/[^\d.-]/g, ''))
}

/** The rows of the first table whose header begins like this in a Markdown file, without emphasis. */
export function readMarkdownTable(path: string, header: string): readonly (readonly string[])[] {
  const text = readFileSync(path, 'utf8')
  const [, , ...lines] = text.slice(text.indexOf(`\n${header}`) + 1).split('\n')
  return lines
    .slice(
      0,
      lines.findIndex(line => !line.startsWith('|')),
    )
    .map(line =>
      line
        .split('|')
        .slice(1, -1)
        .map(cell => cell.replaceAll('*', '').trim()),
    )
}
