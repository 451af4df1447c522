import { computeCalculator } from '../shared/calculators/compute-calculator.ts'
import { estimateId, estimateResults } from '../shared/calculators/estimate-texts.ts'
import type { ScoredCase } from '../shared/calculators/sheets.ts'
import { type FieldPath, findStrings } from '../shared/content/find-strings.ts'
import type { CalculatorContent, CalculatorInput } from '../shared/content/schemas/calculator.ts'
import type { CalculatorText } from '../shared/content/schemas/calculator-text.ts'
import type { CalculatorBlock } from './insert-calculators.ts'
import { formatProblem, type Problem, suggest } from './problem.ts'
import type { Entries } from './read-entries.ts'
import type { ParsedSource } from './source.ts'

type Calculator = { readonly value: CalculatorContent; readonly source: ParsedSource }

/** Formulas have values, names in braces exist, and blocks name a calculator that exists. */
export function checkCalculators({ folder, single, renderBody }: Entries): Problem[] {
  const { calculators, articles, posts, papers } = folder
  const words = single['pages/calculator.json']?.value
  const hasEstimate = calculators.some(({ value }) => value.id === estimateId)
  const pricing = single['pages/pricing.json']?.source
  return [
    ...(hasEstimate || pricing === undefined
      ? []
      : [pricing.problemAt(['estimate'], `lacks its calculator "${estimateId}"`, 'add it to content/calculators')]),
    ...calculators.flatMap(calculator => {
      const problems = [...checkTemplates(calculator), ...checkChoices(calculator), ...checkNames(calculator)]
      if (problems.length > 0) return problems
      if (words !== undefined) return checkFormulas(calculator, words.spreadsheet)
      return [calculator.source.problemAt([], 'lacks the words of calculators', 'add content/pages/calculator.json')]
    }),
    ...[...articles, ...posts, ...papers].flatMap(({ source }) =>
      checkBlocks(renderBody(source).calculators, source, calculators),
    ),
  ]
}

/** Computes with the values of the article, each option of each choice in turn, and with a file of two rows. */
function checkFormulas({ value, source }: Calculator, words: CalculatorText['spreadsheet']): Problem[] {
  const initial = Object.fromEntries(value.fields.map(({ name, initial }) => [name, initial]))
  const changes = value.fields.flatMap(field =>
    'options' in field ? field.options.map(option => ({ [field.name]: option.value })) : [],
  )
  const cases: readonly ScoredCase[] = [
    [0.25, 1],
    [0.75, 0],
  ]
  const computed = [
    ...[{}, ...changes].map(change => computeCalculator(value, words, { ...initial, ...change })),
    ...(value.file === undefined ? [] : [computeCalculator(value, words, initial, cases)]),
  ]
  const remedy = 'correct the formula, or what it depends on'
  const problems = computed
    .flatMap(({ faults }) => faults)
    .map(({ path, fault }) => source.problemAt(toContentPath(value, path), `is a formula that ${fault}`, remedy))
  return [...new Map(problems.map(problem => [formatProblem(problem), problem])).values()]
}

/** Fields and options that a choice names exist, and each option has a value where values depend on the choice. */
function checkChoices({ value: { fields, results }, source }: Calculator): Problem[] {
  const names = fields.map(({ name }) => name)
  const checkField = (field: CalculatorInput, place: number): Problem[] => {
    if (!('options' in field)) return []
    const ids = field.options.map(({ value }) => value)
    const unknown = field.options.flatMap(({ min = {} }, option) =>
      Object.keys(min)
        .filter(name => !names.includes(name))
        .map(name =>
          source.problemAt(
            ['fields', place, 'options', option, 'min', name],
            `"${name}" is not a field`,
            suggest(name, names),
          ),
        ),
    )
    if (ids.includes(field.initial)) return unknown
    const fault = `"${field.initial}" is not an option`
    return [...unknown, source.problemAt(['fields', place, 'initial'], fault, suggest(field.initial, ids))]
  }
  const checkResult = ({ cell }: CalculatorContent['results'][number], place: number): Problem[] => {
    if (typeof cell !== 'object') return []
    const path = ['results', place, 'cell']
    const known = [...names, ...results.map(({ name }) => name)]
    if (!known.includes(cell.by))
      return [
        source.problemAt([...path, 'by'], `"${cell.by}" is neither a field nor a result`, suggest(cell.by, known)),
      ]
    const choice = fields.find(({ name }) => name === cell.by)
    if (choice === undefined) return []
    if (!('options' in choice))
      return [source.problemAt([...path, 'by'], `"${cell.by}" is not a choice`, 'name a choice, or write a formula')]
    const ids = choice.options.map(({ value }) => value)
    return [
      ...ids
        .filter(id => cell.values[id] === undefined)
        .map(id => source.problemAt([...path, 'values'], `has no value for the option "${id}"`, `add "${id}"`)),
      ...Object.keys(cell.values)
        .filter(id => !ids.includes(id))
        .map(id =>
          source.problemAt([...path, 'values', id], `"${id}" is not an option of "${cell.by}"`, suggest(id, ids)),
        ),
    ]
  }
  return [...fields.flatMap(checkField), ...results.flatMap(checkResult)]
}

/** The pricing page and its message know results by name. */
function checkNames({ value: { id, results }, source }: Calculator): Problem[] {
  if (id !== estimateId) return []
  return estimateResults
    .filter(name => !results.some(result => result.name === name && !result.isStep))
    .map(name =>
      source.problemAt(['results'], `lacks "${name}", which the pricing page shows`, 'add it, without "isStep"'),
    )
}

/** Where content has the formula of a cell; the path is that of the cell in the sheets of a calculator. */
function toContentPath(content: CalculatorContent, [, sheet, , row, column]: FieldPath): FieldPath {
  const { fields, table, chart, errors = [] } = content
  const place = Number(row)
  const toCell = (rows: NonNullable<typeof table>['rows'] = []) => {
    const found = rows[place % rows.length] ?? []
    return ['rows', place % rows.length, ...('cells' in found ? ['cells'] : []), Number(column)]
  }
  if (sheet === 0) return ['results', place - fields.length, 'cell']
  if (sheet === 1) return ['table', ...toCell(table?.rows)]
  if (sheet === 2) return ['chart', 'points', ...toCell(chart?.points?.rows)]
  return (
    [['chart', 'lines', 'mark'], ['chart', 'bars', 'best'], ...errors.map((_, index) => ['errors', index, 'when'])][
      place
    ] ?? ['formula', place - 2 - errors.length, 'when']
  )
}

/** A name in braces that is neither a field nor a result would be shown as it is. */
function checkTemplates({ value, source }: Calculator): Problem[] {
  const columns = value.data?.columns.map(name => `data_${name}`) ?? []
  const names = [...[...value.fields, ...value.results].map(({ name }) => name), ...columns]
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
