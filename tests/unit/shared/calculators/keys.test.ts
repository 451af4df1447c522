import { expect, test } from 'vitest'
import { calculatorKeys } from '../../../../shared/calculators/keys.ts'
import { models } from '../../../../shared/calculators/models.ts'

test('the query keys of pages are the fields of all calculators', () => {
  const fields = new Set(Object.values(models).flatMap(model => model.fields))
  expect([...calculatorKeys].sort()).toEqual([...fields].sort())
})
