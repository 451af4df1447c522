import type { Page } from '@playwright/test'
import { layouts } from '../browser/support/layouts.ts'
import { expect, openPage, test } from '../browser/support/site.ts'

async function openPrinted(page: Page, path: string): Promise<void> {
  await openPage(page, path)
  await page.emulateMedia({ media: 'print' })
}

const read = layouts.filter(path => /^\/(blogs|whitepapers|industries)\/./.test(path))

for (const path of read) {
  test(`${path} prints with the company's name above its title, in black on white in one type scale, and without controls`, async ({
    page,
  }) => {
    await openPrinted(page, path)
    const [brand, title] = await Promise.all([
      page.locator('nav[aria-label="Main"] a').first().boundingBox(),
      page.getByRole('heading', { level: 1 }).boundingBox(),
    ])
    expect(brand?.y ?? Number.NaN).toBeLessThan(title?.y ?? Number.NaN)
    const controls = page.locator(
      'button, input, select, textarea, summary, iframe, video, nav li, footer:not(article footer)',
    )
    await expect(controls.filter({ visible: true })).toHaveCount(0)
    const found = await page.locator('main').evaluate(main => {
      const elements = [...main.querySelectorAll<HTMLElement>('*:not(img, svg, svg *)')].filter(
        ({ offsetHeight }) => offsetHeight > 0,
      )
      const styles = elements.map(element => getComputedStyle(element))
      const isText = ({ childNodes }: Element) =>
        [...childNodes].some(node => node.nodeType === 3 && node.nodeValue?.trim())
      const sizes = elements.filter(isText).map(element => Number.parseFloat(getComputedStyle(element).fontSize) * 0.75)
      return {
        colors: [...new Set(styles.map(({ color }) => color))],
        backgrounds: [...new Set(styles.map(style => `${style.backgroundColor} ${style.backgroundImage}`))],
        sizes: [...new Set(sizes.map(size => Math.round(size * 2) / 2))],
      }
    })
    expect(found.colors).toEqual(['rgb(0, 0, 0)'])
    expect(found.backgrounds).toEqual(['rgba(0, 0, 0, 0) none'])
    // The last is that of the numbers of notes.
    const scale = [22, 15, 12, 10.5, 9, 8.5, 7.5]
    expect(found.sizes.filter(size => !scale.includes(size))).toEqual([])
  })
}

test('no page is wider than paper; headers of tables are repeated, charts are whole and have more than one color', async ({
  page,
}) => {
  // A4 within its margins.
  const width = 627
  await page.setViewportSize({ width, height: 900 })
  for (const path of layouts) {
    await page.emulateMedia({ media: 'screen' })
    await page.goto(path)
    await page.emulateMedia({ media: 'print' })
    const found = await page.evaluate(() => {
      const select = (selector: string) =>
        [...document.querySelectorAll(selector)].filter(part => part.checkVisibility())
      const colorsOf = (chart: Element) => [...chart.querySelectorAll('*')].map(part => getComputedStyle(part).fill)
      return {
        width: document.documentElement.scrollWidth,
        lostHeaders: select('main thead').filter(head => getComputedStyle(head).display !== 'table-header-group')
          .length,
        openers: select('main figure.chart summary').length,
        blackCharts: select('main figure.chart svg').filter(chart => new Set(colorsOf(chart)).size === 1).length,
      }
    })
    expect.soft(found, path).toEqual({ width, lostHeaders: 0, openers: 0, blackCharts: 0 })
  }
})

for (const path of read.filter(path => path.startsWith('/whitepapers/'))) {
  test('each address of a link of a paper is printed once', async ({ page }) => {
    await openPrinted(page, path)
    const links = await page.locator('[data-part="body"] a[href^="http"]').evaluateAll(all =>
      all.map(link => ({
        href: link.getAttribute('href'),
        isPrinted: getComputedStyle(link, '::after').content !== 'none',
      })),
    )
    const printed = links.filter(({ isPrinted }) => isPrinted).map(({ href }) => href)
    expect(new Set(printed).size).toBe(printed.length)
    expect(new Set(links.map(({ href }) => href))).toEqual(new Set(printed))
  })
}
