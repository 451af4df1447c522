import fc from 'fast-check'
import { expect, test } from 'vitest'
import { computeWith, loadAt, readMarkdownTable, toNumber } from '../../../support/calculator-numbers.ts'

const article = 'content/articles/blog-39.md'

test('the chance, the exact limit and the shortcut are those of the article', async () => {
  const { answer } = await loadAt('spotless', '')
  expect(answer?.results.map(({ text }) => text)).toEqual(['8%', '11.7%', '12.5%'])
})

test('the cases that the table asks for are the fewest that rule the rate out', () => {
  const rows = readMarkdownTable(article, '| To claim a rate below | Cases with no error |')
  expect(rows).toHaveLength(6)
  for (const [rate, cases] of rows) {
    const boundOf = (parts: number) => Number(computeWith('spotless', { parts }).results.bound)
    expect(boundOf(toNumber(cases)), rate).toBeLessThanOrEqual(toNumber(rate))
    expect(boundOf(toNumber(cases) - 1), rate).toBeGreaterThan(toNumber(rate))
  }
})

test('the shortcut is never below the exact limit and comes closer with more cases', () => {
  fc.assert(
    fc.property(fc.integer({ min: 3, max: 100_000 }), parts => {
      const { bound = 0, shortcut = 0 } = computeWith('spotless', { parts }).results
      expect(shortcut).toBeGreaterThan(bound)
      expect(shortcut / bound).toBeLessThan(1.002 + 2 / parts)
    }),
  )
})
