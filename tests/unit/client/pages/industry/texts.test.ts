import { expect, test } from 'vitest'
import { splitKpi } from '../../../../../shared/content/schemas/kpi.ts'
import { siteLibrary } from '../../../../support/site-pages.ts'

test.each([
  ['Our target: 20–30% fewer empty miles', { label: 'Our target: ', figure: '20–30%', rest: ' fewer empty miles' }],
  [
    'Reported by the SEC, 2022: more than $50 million in fees',
    { label: 'Reported by the SEC, 2022: more than ', figure: '$50 million', rest: ' in fees' },
  ],
  ['Our target: a reload on offer four hours before', {}],
])('"%s" is split around its figure', (kpi, parts) => {
  expect(splitKpi(kpi)).toEqual(parts)
})

test('the first KPI of every use case begins with its figure, as the site shows it', async () => {
  for (const { id } of siteLibrary.siteData.industries) {
    const { use_cases } = await siteLibrary.read(`industries/${id}`)
    expect(use_cases.length).toBeGreaterThan(0)
    for (const { kpi } of use_cases) expect(splitKpi([kpi].flat()[0] ?? ''), id).toHaveProperty('figure')
  }
})
