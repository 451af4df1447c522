import { models } from '../../calculators/models.ts'
import { type Problem, suggest } from './problem.ts'
import type { Entries } from './read-entries.ts'
import { renderBody } from './render-body.ts'

/** A calculator has a model with the same fields and results, and blocks name one that exists. */
export function checkCalculators({ folder: { calculators, articles, posts, papers } }: Entries): Problem[] {
  const ids = calculators.map(({ value }) => value.id)
  return [
    ...calculators.flatMap(({ value, source }) => {
      const model = models[value.id]
      if (model === undefined) {
        return [source.problemAt(['id'], `"${value.id}" has no model`, suggest(value.id, Object.keys(models)))]
      }
      const lists = [
        { field: 'fields', expected: model.fields, actual: value.fields },
        { field: 'results', expected: model.results, actual: value.results },
      ]
      return lists.flatMap(({ field, expected, actual }) => {
        const names = actual.map(({ name }) => name)
        const missing = field === 'fields' ? expected.filter(name => !names.includes(name)) : []
        const unknown = names.filter(name => !expected.includes(name))
        const remedy = `the model has ${expected.join(', ')}`
        return [
          ...missing.map(name => source.problemAt([field], `lacks "${name}"`, remedy)),
          ...unknown.map(name => source.problemAt([field], `has "${name}", which the model lacks`, remedy)),
        ]
      })
    }),
    ...[...articles, ...posts, ...papers].flatMap(({ source }) =>
      renderBody(source)
        .calculators.filter(({ id }) => !ids.includes(id))
        .map(({ id, line }) => source.problemInBody(line, `"${id}" is not in content/calculators`, suggest(id, ids))),
    ),
  ]
}
