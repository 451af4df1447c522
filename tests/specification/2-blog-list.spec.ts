import { expect, test } from '../browser/support/site.ts'
import { windows } from './support/windows.ts'

test('blog card: three-line excerpt', async ({ page }) => {
  for (const path of ['/blog', '/blogs']) {
    await page.goto(path)
    for (const size of windows) {
      await page.setViewportSize(size)
      const lines = await page
        .locator('main article p[data-lines]')
        .evaluateAll(all =>
          all.map(text =>
            Math.round(text.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(text).lineHeight)),
          ),
        )
      expect(lines.length).toBeGreaterThan(5)
      expect(Math.max(...lines), `${path} at ${size.width} px`).toBeLessThanOrEqual(3)
    }
  }
})

test('the sidebar takes one third of the width on medium screens and larger', async ({ page }) => {
  await page.goto('/blog')
  const sidebar = page.getByRole('navigation', { name: 'Blog Archive' }).locator('..')
  for (const { width, height } of windows.slice(1)) {
    await page.setViewportSize({ width, height })
    const share = await sidebar.evaluate(
      ({ parentElement, clientWidth }) => clientWidth / (parentElement?.clientWidth ?? 1),
    )
    expect(share, `at ${width} px`).toBeGreaterThan(0.28)
    expect(share, `at ${width} px`).toBeLessThan(0.35)
  }
})
