import { expect, test } from '../browser/support/site.ts'

test('‘Our Services’ grid of four cards and ‘Our Solutions’ with two cards, both linking to /services/ai-solutions', async ({
  page,
}) => {
  await page.goto('/')
  const cardsBelow = (name: string) =>
    page.locator('section', { has: page.getByRole('heading', { level: 2, name }) }).getByRole('article')
  const services = cardsBelow('Our Services')
  const solutions = cardsBelow('Our Solutions')
  await expect(services).toHaveCount(4)
  await expect(services.filter({ hasText: 'AI Solutions' })).toHaveCount(0)
  await expect(solutions).toHaveCount(2)
  for (const link of await solutions.getByRole('link').all()) {
    await expect(link).toHaveAttribute('href', '/services/ai-solutions')
  }
  for (const [width, columns] of [
    [390, 1],
    [768, 2],
    [1280, 2],
    [1440, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 720 })
    for (const cards of [services, solutions]) {
      const lefts = await cards.evaluateAll(all => all.map(card => card.getBoundingClientRect().left))
      expect(new Set(lefts).size, `at ${width} px`).toBe(columns)
    }
  }
})
