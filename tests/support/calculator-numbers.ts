import { readFileSync } from 'node:fs'
import { getModel } from '../../shared/calculators/load-calculator.ts'
import type { Computed } from '../../shared/calculators/model.ts'
import { type CalculatorContent, calculatorSchema } from '../../shared/content/schemas/calculator.ts'

export function readCalculator(id: string): CalculatorContent {
  return calculatorSchema.parse(JSON.parse(readFileSync(`content/calculators/${id}.json`, 'utf8')))
}

/** What the model computes from the numbers of the piece, with some of them changed. */
export function computeWith(id: string, changes: Readonly<Record<string, number>> = {}): Computed {
  const initial = Object.fromEntries(readCalculator(id).fields.map(({ name, initial }) => [name, initial]))
  return getModel(id).compute({ ...initial, ...changes })
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
