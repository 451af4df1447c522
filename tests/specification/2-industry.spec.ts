import { expect, test } from '../browser/support/site.ts'
import { siteLibrary } from '../support/site-pages.ts'
import { windows } from './support/windows.ts'

test('benefits list beside an image with an ‘INNOVATION’ badge, image max about 425 by 376', async ({ page }) => {
  for (const { id } of siteLibrary.siteData.industries) {
    await page.goto(`/industries/${id}`)
    const section = page.locator('#benefits')
    const image = section.locator('img')
    await expect(image).toHaveAttribute('src', `/industries/${id}.png`)
    await expect(section.getByText('INNOVATION', { exact: true })).toBeVisible()
    for (const size of windows) {
      await page.setViewportSize(size)
      const [box, list] = [await image.boundingBox(), await section.locator('ol').boundingBox()]
      expect(box?.width, `${id} at ${size.width} px`).toBeGreaterThan(200)
      expect(box?.width, `${id} at ${size.width} px`).toBeLessThanOrEqual(425)
      expect(box?.height, `${id} at ${size.width} px`).toBeLessThanOrEqual(377)
      if (size.width < 768) continue
      expect(box?.x, `beside the list at ${size.width} px`).toBeGreaterThan((list?.x ?? 0) + (list?.width ?? 0))
      expect(box?.y, `beside the list at ${size.width} px`).toBeLessThan((list?.y ?? 0) + (list?.height ?? 0))
    }
  }
})

test('each use-case card shows title, description and KPI list', async ({ page }) => {
  const { use_cases } = await siteLibrary.read('industries/healthcare')
  await page.goto('/industries/healthcare')
  const cards = page.locator('#cases > div > ul > li')
  await expect(cards).toHaveCount(8)
  for (const size of [windows[0], windows[3]]) {
    await page.setViewportSize(size)
    for (const [index, { title, description, kpi }] of use_cases.entries()) {
      const card = cards.nth(index)
      await expect(card.getByRole('heading', { name: title })).toBeVisible()
      await expect(card.getByText(description, { exact: true })).toBeVisible()
      const items = card.locator('ul > li')
      await expect(items).toHaveCount([kpi].flat().length)
      for (const item of await items.all()) expect((await item.boundingBox())?.height).toBeGreaterThan(16)
    }
  }
})
