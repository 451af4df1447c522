import { computeCalculator } from '../shared/calculators/compute-calculator.ts'
import { formatCell } from '../shared/calculators/format-number.ts'
import type { CalculatorContent, NumberFormat } from '../shared/content/schemas/calculator.ts'
import type { CalculatorText } from '../shared/content/schemas/calculator-text.ts'
import type { PriceBook } from '../shared/content/schemas/price-book.ts'
import { openWorkbook } from '../shared/sheets/compute-workbook.ts'
import type { CellValue } from '../shared/sheets/formula-functions.ts'
import type { Problem } from './problem.ts'
import type { ParsedSource } from './source.ts'

/** The estimator of the pricing page, with the words that its sheet needs. */
export type Estimator = { readonly calculator: CalculatorContent; readonly words: CalculatorText['spreadsheet'] }

type Figure = { readonly name: string; readonly format: NumberFormat; readonly value: CellValue }
type Prices = ReadonlyMap<string, CellValue>

/** The facts of the price book, by the words of their placeholders: `price.dayRate` ("$1,400") and `price.dayRate.number`. */
export function toFacts({ facts }: PriceBook): Prices {
  return toPrices(facts)
}

/** What follows from the facts, the same way, and a problem for each formula without a value. */
export function toSums(book: PriceBook, estimator: Estimator | undefined, { problemAt }: ParsedSource) {
  const figures: readonly Figure[] = [...book.facts, ...toEstimates(book, estimator)]
  const names = [...figures, ...book.sums].map(({ name }) => name)
  const addresses = new Map(names.map((name, row) => [name, `$A$${row + 2}`]))
  const cells = [
    ...figures.map(({ value }) => value),
    ...book.sums.map(({ cell }) => cell.replace(/\{([\w.]+)\}/g, (whole, name) => addresses.get(name) ?? whole)),
  ]
  const workbook = openWorkbook([{ name: 'Prices', columns: { length: 1 }, rows: cells.map(cell => [cell]) }])
  const sums = book.sums.map(({ name, format }, index) => ({
    name,
    format,
    value: workbook.read(0, figures.length + index, 0),
  }))
  const faults = workbook.faults.map(({ path, fault }): Problem => {
    const field = ['sums', Number(path[3]) - figures.length, 'cell']
    return problemAt(field, `is a formula that ${fault}`, 'correct the formula, or a name in it')
  })
  return { prices: toPrices([...figures, ...sums]), faults }
}

/** `pilot.total`, `pilot.weeks` and so on: each result of the estimator for the inputs of each estimate. */
function toEstimates({ estimates }: PriceBook, estimator: Estimator | undefined): readonly Figure[] {
  if (estimator === undefined) return []
  const { calculator, words } = estimator
  const initial = Object.fromEntries(calculator.fields.map(({ name, initial }) => [name, initial]))
  return estimates.flatMap(({ name, inputs }) => {
    const { results } = computeCalculator(calculator, words, { ...initial, ...inputs })
    return calculator.results.map(result => ({
      name: `${name}.${result.name}`,
      format: result.format,
      value: results[result.name] ?? '',
    }))
  })
}

function toPrices(figures: readonly Figure[]): Prices {
  return new Map(
    figures.flatMap(({ name, format, value }) => [
      [`price.${name}`, formatCell(value, format)] as const,
      [`price.${name}.number`, value] as const,
    ]),
  )
}
