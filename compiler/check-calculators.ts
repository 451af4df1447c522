import { models } from '../shared/calculators/models.ts'
import type { CalculatorContent } from '../shared/content/schemas/calculator.ts'
import type { CalculatorBlock } from './insert-calculators.ts'
import { type Problem, suggest } from './problem.ts'
import type { Entries } from './read-entries.ts'
import type { ParsedSource } from './source.ts'

type Calculator = { readonly value: CalculatorContent; readonly source: ParsedSource }

/** A calculator has a model with the same fields, results and errors, and blocks name one that exists. */
export function checkCalculators({ folder, renderBody }: Entries): Problem[] {
  const { calculators, articles, posts, papers } = folder
  return [
    ...calculators.flatMap(checkModel),
    ...calculators.flatMap(checkTemplates),
    ...[...articles, ...posts, ...papers].flatMap(({ source }) =>
      checkBlocks(renderBody(source).calculators, source, calculators),
    ),
  ]
}

function checkModel({ value, source }: Calculator): Problem[] {
  const model = models[value.id]
  if (model === undefined) {
    return [source.problemAt(['id'], `"${value.id}" has no model`, suggest(value.id, Object.keys(models)))]
  }
  const lists = [
    { field: 'fields', expected: model.fields, actual: value.fields.map(({ name }) => name), isWhole: true },
    { field: 'results', expected: model.results, actual: value.results.map(({ name }) => name), isWhole: false },
    { field: 'errors', expected: model.errors, actual: Object.keys(value.errors ?? {}), isWhole: true },
  ]
  return lists.flatMap(({ field, expected, actual, isWhole }) => {
    const missing = isWhole ? expected.filter(name => !actual.includes(name)) : []
    const unknown = actual.filter(name => !expected.includes(name))
    const remedy = expected.length === 0 ? 'the model has none' : `the model has ${expected.join(', ')}`
    return [
      ...missing.map(name => source.problemAt([field], `lacks "${name}"`, remedy)),
      ...unknown.map(name => source.problemAt([field], `has "${name}", which the model lacks`, remedy)),
    ]
  })
}

/** A name in braces that is neither a field nor a result would be shown as it is. */
function checkTemplates({ value, source }: Calculator): Problem[] {
  const names = [...value.fields, ...value.results].map(({ name }) => name)
  const templates = [
    ...value.formula.map((template, index) => ({ path: ['formula', index], template })),
    { path: ['chart'], template: value.chart ?? '' },
    ...Object.entries(value.errors ?? {}).map(([key, template]) => ({ path: ['errors', key], template })),
    ...value.results.map(({ cell = '' }, index) => ({ path: ['results', index, 'cell'], template: cell })),
  ]
  return templates.flatMap(({ path, template }) =>
    [...template.matchAll(/\{(\w+)\}/g)].flatMap(([, name = '']) =>
      names.includes(name)
        ? []
        : [source.problemAt(path, `"{${name}}" is neither a field nor a result`, suggest(name, names))],
    ),
  )
}

/** The calculators of a piece share one query, so no two of them have a field of the same name. */
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
      return [source.problemInBody(line, fault, 'rename it in one of them, also in its model')]
    })
  })
}
