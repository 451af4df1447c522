import type { Locator } from '@playwright/test'
import { expect, test } from '../browser/support/site.ts'
import { siteLibrary } from '../support/site-pages.ts'
import { windows } from './support/windows.ts'

function countLines(words: Locator): Promise<number> {
  return words.evaluate(element =>
    Math.round(element.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(element).lineHeight)),
  )
}

test('white-paper card: cover image, category badge, title (2 lines), abstract (3 lines), author avatars, ‘Read Paper’', async ({
  page,
}) => {
  const papers = (await siteLibrary.read('papers')).filter(({ featured }) => featured)
  await page.goto('/whitepapers')
  const cards = page.locator('main article')
  await expect(cards).toHaveCount(papers.length)
  for (const [index, { id, title, abstract, category, cover, authors }] of papers.entries()) {
    const card = cards.nth(index)
    await expect(card.locator(`img[src="${cover.src}"]`)).toBeVisible()
    await expect(card.getByText(category, { exact: true })).toBeVisible()
    await expect(card.getByText(abstract, { exact: true })).toBeVisible()
    await expect(card.locator('img[src^="/images/avatars/"]')).toHaveCount(
      authors.filter(({ avatar }) => avatar !== undefined).length,
    )
    await expect(card.getByRole('link', { name: 'Read Paper' })).toHaveAttribute('href', `/whitepapers/${id}`)
    for (const size of windows) {
      await page.setViewportSize(size)
      const name = card.getByRole('heading', { name: title })
      expect(await countLines(name), `title of ${id} at ${size.width} px`).toBeLessThanOrEqual(2)
      expect(await countLines(card.getByText(abstract)), `abstract of ${id} at ${size.width} px`).toBe(3)
    }
  }
})

test('the abstract on the card is that of the paper', async ({ page }) => {
  const [paper] = await siteLibrary.read('papers')
  await page.goto(`/whitepapers/${paper?.id}`)
  await expect(page.locator('main').getByText(paper?.abstract ?? '', { exact: true })).toBeVisible()
})
