import { expect, test } from 'vitest'
import { splitKpi } from '../../../../../shared/content/schemas/kpi.ts'

test.each([
  ['Our target: 20–30% fewer empty miles', { label: 'Our target: ', figure: '20–30%', rest: ' fewer empty miles' }],
  ['Reported, 2022: more than $5 million in fees', { figure: '$5 million', rest: ' in fees' }],
  ['Our target: a reload on offer four hours before', {}],
])('"%s" is split around its figure', (kpi, parts) => {
  expect(splitKpi(kpi)).toMatchObject(parts)
  if (!('figure' in parts)) expect(splitKpi(kpi)).not.toHaveProperty('figure')
})
