import { expect, test } from 'vitest'
import { withoutCheckMark } from '../../../../../client/pages/industry/Benefits.tsx'
import { splitStat } from '../../../../../client/pages/industry/Snapshot.tsx'
import { splitKpi } from '../../../../../shared/content/schemas/kpi.ts'
import { siteLibrary } from '../../../../support/site-pages.ts'

test('a stat is split at its first space', () => {
  expect(splitStat('49% of the office day')).toEqual({ lead: '49%', description: 'of the office day' })
  expect(splitStat('$62B')).toEqual({ lead: '$62B', description: '' })
})

test.each(['✓ Faster', '✔ Faster', '✔️ Faster', '✅ Faster', 'Faster'])('"%s" loses its check mark', benefit => {
  expect(withoutCheckMark(benefit)).toBe('Faster')
})

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
