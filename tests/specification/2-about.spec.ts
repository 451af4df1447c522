import { expect, openPage, test } from '../browser/support/site.ts'
import { siteLibrary } from '../support/site-pages.ts'

test('Meet The Team grid of six people: each with image, name, role, bio and LinkedIn', async ({ page }) => {
  await openPage(page, '/about')
  const section = page.locator('section', { has: page.getByRole('heading', { name: 'Meet The Team' }) })
  const cards = section.getByRole('article')
  const team = await siteLibrary.read('team')
  await expect(cards).toHaveCount(6)
  for (const [index, { name, role, image, bio, linkedin }] of team.entries()) {
    const card = cards.nth(index)
    const portrait = card.getByRole('img', { name: `Portrait of ${name}` })
    await portrait.scrollIntoViewIfNeeded()
    await expect(portrait).toHaveAttribute('src', image)
    await expect.poll(() => portrait.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBeGreaterThan(0)
    await expect(card.getByRole('heading', { name })).toBeVisible()
    await expect(card.getByText(role, { exact: true })).toBeVisible()
    await expect(card.getByText(bio, { exact: true })).toBeVisible()
    await expect(card.getByRole('link', { name: `${name} on LinkedIn` })).toHaveAttribute('href', linkedin)
    await expect(page.getByRole('img', { name: `Portrait of ${name}` }), 'once on the page').toHaveCount(1)
  }
})

test('the team stands in 1, 2 or 3 columns by width', async ({ page }) => {
  await page.goto('/about')
  const cards = page.locator('#team').getByRole('article')
  const columns: number[] = []
  for (const width of [390, 600, 768, 900, 1280, 1440]) {
    await page.setViewportSize({ width, height: 720 })
    const lefts = await cards.evaluateAll(all => all.map(card => card.getBoundingClientRect().left))
    columns.push(new Set(lefts).size)
  }
  expect(columns).toEqual([1, 1, 2, 2, 3, 3])
  const links = await cards.getByRole('link', { name: /LinkedIn/ }).all()
  const tops = await Promise.all(links.map(async link => (await link.boundingBox())?.y))
  expect(new Set(tops).size, 'the links of a row line up').toBe(2)
})
