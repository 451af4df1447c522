import { pagePaths } from '../support/page-paths.ts'
import { expect, openPage, test } from './support/site.ts'

const kinds = pagePaths.filter(path => !/[A-Z]|industries\/(?!logistics)/.test(path))

for (const width of [320, 390, 768, 1024, 1440, 2560]) {
  test(`at ${width} px no page scrolls sideways, no target is smaller than 24 px and no picture is distorted`, async ({
    page,
  }) => {
    test.setTimeout(120_000)
    await page.setViewportSize({ width, height: 900 })
    for (const path of kinds) {
      await openPage(page, path)
      const { scrollWidth, tooSmall, distorted } = await page.evaluate(() => {
        const targets = [...document.querySelectorAll('a, button, summary, input, textarea')]
        const pictures = [...document.querySelectorAll<HTMLImageElement>('img[width][height]')]
        return {
          distorted: pictures
            .filter(picture => picture.checkVisibility() && getComputedStyle(picture).objectFit === 'fill')
            .map(picture => ({ picture, ratio: picture.clientWidth / picture.clientHeight }))
            .filter(({ picture, ratio }) => {
              const own = Number(picture.getAttribute('width')) / Number(picture.getAttribute('height'))
              return Math.abs(ratio / own - 1) > 0.03
            })
            .map(({ picture }) => picture.src),
          scrollWidth: document.documentElement.scrollWidth,
          // Links within a sentence are exempt: WCAG 2.2, 2.5.8.
          tooSmall: targets
            .filter(target => target.checkVisibility() && target.closest('p, #piece-body') === null)
            .filter(target => getComputedStyle(target).clipPath === 'none')
            .map(target => ({ text: target.textContent, height: target.getBoundingClientRect().height }))
            .filter(({ height }) => height < 24),
        }
      })
      expect({ path, scrollWidth, tooSmall, distorted }).toEqual({
        path,
        scrollWidth: width,
        tooSmall: [],
        distorted: [],
      })
    }
  })
}
