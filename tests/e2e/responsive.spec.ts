import { pagePaths } from '../support/page-paths.ts'
import { expect, openPage, test } from './support/site.ts'

const kinds = pagePaths.filter(path => !/[A-Z]|industries\/(?!logistics)/.test(path))

for (const width of [320, 390, 768, 1024, 1440, 2560]) {
  test(`at ${width} px no page scrolls sideways and no target is smaller than 24 px`, async ({ page }) => {
    test.setTimeout(120_000)
    await page.setViewportSize({ width, height: 900 })
    for (const path of kinds) {
      await openPage(page, path)
      const { scrollWidth, tooSmall } = await page.evaluate(() => {
        const targets = [...document.querySelectorAll('a, button, summary, input, textarea')]
        return {
          scrollWidth: document.documentElement.scrollWidth,
          // Links within a sentence are exempt: WCAG 2.2, 2.5.8.
          tooSmall: targets
            .filter(target => target.checkVisibility() && target.closest('p, #piece-body') === null)
            .filter(target => getComputedStyle(target).clipPath === 'none')
            .map(target => ({ text: target.textContent, height: target.getBoundingClientRect().height }))
            .filter(({ height }) => height < 24),
        }
      })
      expect({ path, scrollWidth, tooSmall }).toEqual({ path, scrollWidth: width, tooSmall: [] })
    }
  })
}
