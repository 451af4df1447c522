import { expect, test } from 'vitest'
import { siteLibrary } from '../../support/site-pages.ts'

/** The rows of the sample: category, "advanced of applicants", selection rate in percent, impact ratio. */
async function readRows() {
  const { sections = [] } = await siteLibrary.read('services/ai-solutions')
  const table = sections.find(({ id }) => id === 'bias-audit-sample')
  if (table?.kind !== 'table') return expect.fail('the solutions page has no table "bias-audit-sample"')
  return table.rows.map(([category = '', counts = '', shownRate, shownRatio]) => {
    const [advanced = 0, applicants = 0] = counts.split(' of ').map(count => Number(count.replace(',', '')))
    return { category, advanced, applicants, rate: advanced / applicants, shownRate, shownRatio }
  })
}

const isSex = ({ category }: { readonly category: string }) => /^(Male|Female)$/.test(category)

test('the rates and impact ratios of the sample bias audit follow from its counts, for sex and for race apart', async () => {
  const rows = await readRows()
  const halves = [rows.filter(isSex), rows.filter(row => !isSex(row))]
  expect(halves.map(({ length }) => length)).toEqual([2, 4])
  for (const half of halves) {
    const highest = Math.max(...half.map(({ rate }) => rate))
    for (const { category, rate, shownRate, shownRatio } of half) {
      expect(shownRate, category).toBe(`${(rate * 100).toFixed(1)}%`)
      expect(shownRatio, category).toBe((rate / highest).toFixed(2))
    }
  }
})

test('the race categories that the sample leaves out are each below two percent, and the text names the rejections', async () => {
  const rows = await readRows()
  const sum = (half: readonly { readonly applicants: number }[]) => half.reduce((all, row) => all + row.applicants, 0)
  const known = sum(rows.filter(isSex))
  const leftOut = known - sum(rows.filter(row => !isSex(row)))
  expect(leftOut).toBeGreaterThan(0)
  expect(leftOut / 3).toBeLessThan(known * 0.02)
  const { sections = [] } = await siteLibrary.read('services/ai-solutions')
  const flagged = rows.filter(({ shownRatio }) => Number(shownRatio) < 0.8)
  expect(flagged).toHaveLength(1)
  for (const { applicants, advanced, shownRatio } of flagged) {
    expect(JSON.stringify(sections)).toMatch(new RegExp(`At ${shownRatio}, .* ${applicants - advanced} rejections`))
  }
})
