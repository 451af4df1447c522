import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { calculatorFieldNames } from '../../../../shared/calculators/field-names.ts'
import { models } from '../../../../shared/calculators/models.ts'

test('the query keys are the fields of all models', () => {
  const fields = new Set(Object.values(models).flatMap(({ fields }) => fields))
  expect([...calculatorFieldNames].sort()).toEqual([...fields].sort())
})

test('every model has its words', () => {
  const ids = readdirSync('content/calculators').map(name => name.replace('.json', ''))
  expect(Object.keys(models).sort()).toEqual(ids.sort())
})
