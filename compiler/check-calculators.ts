import { computeCalculator } from '../shared/calculators/compute-calculator.ts'
import type { ScoredCase } from '../shared/calculators/sheets.ts'
import { type FieldPath, findStrings } from '../shared/content/find-strings.ts'
import type { CalculatorContent, CalculatorText } from '../shared/content/schemas/calculator.ts'
import type { CalculatorBlock } from './insert-calculators.ts'
import { type Problem, suggest } from './problem.ts'
import type { Entries } from './read-entries.ts'
import type { ParsedSource } from './source.ts'

type Calculator = { readonly value: CalculatorContent; readonly source: ParsedSource }

/** Formulas have values, names in braces exist, and blocks name a calculator that exists. */
export function checkCalculators({ folder, single, renderBody }: Entries): Problem[] {
  const { calculators, articles, posts, papers } = folder
  const words = single['pages/calculator.json'].value
  return [
    ...calculators.flatMap(calculator => {
      const problems = checkTemplates(calculator)
      return problems.length > 0 ? problems : checkFormulas(calculator, words.spreadsheet)
    }),
    ...[...articles, ...posts, ...papers].flatMap(({ source }) =>
      checkBlocks(renderBody(source).calculators, source, calculators),
    ),
  ]
}

/** Computes with the numbers of the article, and with a file of two rows. */
function checkFormulas({ value, source }: Calculator, words: CalculatorText['spreadsheet']): Problem[] {
  const initial = Object.fromEntries(value.fields.map(({ name, initial }) => [name, initial]))
  const files: readonly ScoredCase[][] =
    value.file === undefined
      ? [[]]
      : [
          [],
          [
            [0.25, 1],
            [0.75, 0],
          ],
        ]
  const faults = files.flatMap(cases => computeCalculator(value, words, initial, cases).faults)
  const remedy = 'correct the formula, or what it depends on'
  return faults.map(({ path, fault }) =>
    source.problemAt(toContentPath(value, path), `is a formula that ${fault}`, remedy),
  )
}

/** Where content has the formula of a cell; the path is that of the cell in the sheets of a calculator. */
function toContentPath({ fields, table, chart }: CalculatorContent, [, sheet, , row, column]: FieldPath): FieldPath {
  const place = Number(row)
  const toCell = (rows: readonly unknown[] = []) => ['rows', place % rows.length, Number(column)]
  if (sheet === 0) return ['results', place - fields.length, 'cell']
  if (sheet === 1) return ['table', ...toCell(table?.rows)]
  if (sheet === 2) return ['chart', 'points', ...toCell(chart?.points?.rows)]
  return (
    [
      ['chart', 'lines', 'mark'],
      ['chart', 'bars', 'best'],
    ][place] ?? ['errors', place - 2, 'when']
  )
}

/** A name in braces that is neither a field nor a result would be shown as it is. */
function checkTemplates({ value, source }: Calculator): Problem[] {
  const names = [...value.fields, ...value.results].map(({ name }) => name)
  const others = ['row', ...(value.file ? ['score', 'wrong', 'file', 'rows'] : [])]
  const isKnown = (name: string) => names.includes(name) || others.includes(name) || /^[A-Z]$/.test(name)
  return findStrings(value).flatMap(({ path, text }) =>
    [...text.matchAll(/\{(\w+)\}/g)].flatMap(([, name = '']) =>
      isKnown(name)
        ? []
        : [source.problemAt(path, `"{${name}}" is neither a field nor a result`, suggest(name, names))],
    ),
  )
}

/** The calculators of an article share one query, so no two of them have a field of the same name. */
function checkBlocks(
  blocks: readonly CalculatorBlock[],
  source: ParsedSource,
  calculators: readonly Calculator[],
): Problem[] {
  const ids = calculators.map(({ value }) => value.id)
  const used = new Map<string, string>()
  return blocks.flatMap(({ id, line }) => {
    const found = calculators.find(({ value }) => value.id === id)
    if (found === undefined) {
      return [source.problemInBody(line, `"${id}" is not in content/calculators`, suggest(id, ids))]
    }
    return found.value.fields.flatMap(({ name }) => {
      const other = used.get(name)
      used.set(name, id)
      if (other === undefined) return []
      const fault = `the calculators "${other}" and "${id}" both have a field "${name}"`
      return [source.problemInBody(line, fault, 'rename it in one of them')]
    })
  })
}
