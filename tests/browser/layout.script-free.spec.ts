import { expect, test } from './support/site.ts'

test('the text of an article has a comfortable measure', async ({ page }) => {
  await page.goto('/blogs/blog-23')
  const charactersPerLine = await page
    .locator('[data-part="body"] > p')
    .first()
    .evaluate(paragraph => {
      const lineHeight = Number.parseFloat(getComputedStyle(paragraph).lineHeight)
      const lines = Math.round(paragraph.getBoundingClientRect().height / lineHeight)
      // Without the definitions of terms, which are not shown.
      return (paragraph instanceof HTMLElement ? paragraph.innerText.length : 0) / lines
    })
  expect(charactersPerLine).toBeGreaterThan(45)
  expect(charactersPerLine).toBeLessThan(80)
})

test('small screens get the tall picture of the home page, wide ones the wide one, both in AVIF', async ({ page }) => {
  const shown = () =>
    page.locator('main header img[fetchpriority="high"]').evaluate((image: HTMLImageElement) => image.currentSrc)
  await page.goto('/')
  await expect.poll(shown).toMatch(/\/images\/hero\/home-\d+\.avif$/)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(shown).toMatch(/\/images\/hero\/home-tall-\d+\.avif$/)
})

test('the fade of a first screen ends before its subject: what is right of it is as in the picture', async ({
  page,
}) => {
  for (const path of ['/services', '/services/ai-staffing', '/industries/manufacturing']) {
    await page.goto(path)
    const picture = page.locator('main header picture', { has: page.locator('[fetchpriority="high"]') })
    await picture.locator('img').evaluate((image: HTMLImageElement) => image.decode())
    const { x, y, width, height } = (await picture.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    // Below what the navigation bar fades, and right of the fade.
    const clip = { x: x + width * 0.36 + 1, y: y + 200, width: width * 0.62, height: height - 250 }
    const shown = await page.screenshot({ clip })
    await picture.evaluate(element => element.style.setProperty('mask', 'none'))
    expect(shown.equals(await page.screenshot({ clip })), path).toBe(true)
  }
})
