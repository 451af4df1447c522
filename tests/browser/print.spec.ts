import type { Page } from '@playwright/test'
import { layoutPaths } from '../support/page-kinds.ts'
import { countMarks } from './support/printed-pages.ts'
import { expect, openPage, test } from './support/site.ts'

const paper = '/whitepapers/competitive-divide-blog'
/** One page of each kind that is printed often. */
const printed = ['/blogs/blog-23', paper, '/industries/healthcare', '/careers/ai-strategist']

async function openPrinted(page: Page, path: string): Promise<void> {
  await openPage(page, path)
  await page.emulateMedia({ media: 'print' })
}

for (const path of printed) {
  test(`${path} prints with the company's name above its title, in black on white in one type scale, and without controls`, async ({
    page,
  }) => {
    await openPrinted(page, path)
    const name = page.locator('nav[aria-label="Main"]').getByText('Spanwell AI')
    const heading = page.getByRole('heading', { level: 1 })
    const [brand, title] = await Promise.all([name.boundingBox(), heading.boundingBox()])
    expect(brand?.y ?? Number.NaN).toBeLessThan(title?.y ?? Number.NaN)
    const controls = page.locator(
      'button, input, select, textarea, summary, iframe, video, nav li, footer:not(article footer)',
    )
    expect(await controls.filter({ visible: true }).count()).toBe(0)
    const found = await page.locator('main').evaluate(main => {
      const elements = [...main.querySelectorAll<HTMLElement>('*:not(img, svg, svg *)')].filter(
        ({ offsetHeight }) => offsetHeight > 0,
      )
      const styles = elements.map(element => ({ element, style: getComputedStyle(element) }))
      const isText = ({ childNodes }: Element) =>
        [...childNodes].some(node => node.nodeType === 3 && node.nodeValue?.trim())
      return {
        colors: [...new Set(styles.map(({ style }) => style.color))],
        backgrounds: [...new Set(styles.map(({ style }) => `${style.backgroundColor} ${style.backgroundImage}`))],
        sizes: [
          ...new Set(
            styles.filter(({ element }) => isText(element)).map(({ style }) => parseFloat(style.fontSize) * 0.75),
          ),
        ],
      }
    })
    expect(found.colors).toEqual(['rgb(0, 0, 0)'])
    expect(found.backgrounds).toEqual(['rgba(0, 0, 0, 0) none'])
    // The last is that of the numbers of notes.
    const scale = [22, 15, 12, 10.5, 9, 8.5, 7.5]
    expect(found.sizes.map(size => Math.round(size * 2) / 2).filter(size => !scale.includes(size))).toEqual([])
  })
}

test('no page of any kind is wider than paper; its tables have headers, its charts more than one color', async ({
  page,
}) => {
  // A4 within its margins.
  const width = 627
  await page.setViewportSize({ width, height: 900 })
  for (const path of layoutPaths) {
    await page.emulateMedia({ media: 'screen' })
    await page.goto(path)
    await page.emulateMedia({ media: 'print' })
    const found = await page.evaluate(() => ({
      width: document.documentElement.scrollWidth,
      lostHeaders: [...document.querySelectorAll('main thead')].filter(
        head => head.checkVisibility() && getComputedStyle(head).display !== 'table-header-group',
      ).length,
      blackCharts: [...document.querySelectorAll('main figure.chart svg')].filter(
        chart => new Set([...chart.querySelectorAll('*')].map(part => getComputedStyle(part).fill)).size === 1,
      ).length,
    }))
    expect.soft(found, path).toEqual({ width, lostHeaders: 0, blackCharts: 0 })
  }
})

test('a quotation is printed with the name of the client who said it', async ({ page }) => {
  await openPrinted(page, '/work')
  await page.evaluate(() => {
    const [figure, quotation, client] = ['figure', 'blockquote', 'figcaption'].map(tag => document.createElement(tag))
    quotation?.append('It works.')
    client?.append('A client')
    figure?.append(quotation ?? '', client ?? '')
    document.querySelector('main section > div')?.append(figure ?? '')
  })
  await expect(page.getByText('It works.')).toBeVisible()
  await expect(page.getByText('A client', { exact: true })).toBeVisible()
})

test('a printed paper has its date but not its age, and an abstract as large as its text', async ({ page }) => {
  await openPrinted(page, paper)
  await expect(page.getByText('May 19, 2025', { exact: true })).toBeVisible()
  await expect(page.getByText('year ago')).toBeHidden()
  await expect(page.locator('[data-part="body"] > p').first()).toHaveCSS('font-size', '14px')
  await expect(page.locator('h2:text-is("Abstract") + p')).toHaveCSS('font-size', '14px')
})

test('each address of a link is printed once, and not where it is the text of the link', async ({ page }) => {
  await openPrinted(page, paper)
  const links = await page.locator('[data-part="body"] a[href^="http"]').evaluateAll(all =>
    all.map(link => ({
      text: link.textContent,
      href: link.getAttribute('href'),
      after: getComputedStyle(link, '::after').content,
    })),
  )
  const addresses = links.filter(({ after }) => after !== 'none').map(({ href }) => href)
  expect(new Set(addresses).size).toBe(addresses.length)
  expect(new Set(links.map(({ href }) => href))).toEqual(new Set(addresses))
})

test('rows of printed tables stay whole, and a table on two pages repeats its header', async ({ page }) => {
  await openPrinted(page, paper)
  await expect(page.locator('tr').nth(1)).toHaveCSS('break-inside', 'avoid')
  await expect(page.locator('thead').first()).toHaveCSS('display', 'table-header-group')
  const isTooWide = await page
    .locator('.table-frame')
    .evaluateAll(frames => frames.some(frame => frame.scrollWidth > frame.clientWidth + 1))
  expect(isTooWide).toBe(false)
})

test('a printed chart has its title, its wide form and its folded table, and nothing to open', async ({ page }) => {
  await openPrinted(page, '/whitepapers/measuring-success-and-scaling-ai')
  const chart = page.locator('figure.chart').first()
  await expect(chart.locator('figcaption')).toBeVisible()
  await expect(chart.getByRole('img')).toHaveCount(1)
  await expect(chart.getByRole('img')).toHaveAttribute('viewBox', /^0 0 640 /)
  await expect(chart.locator('summary')).toBeHidden()
  for (const path of ['/whitepapers/measuring-roi-enterprise-generative-ai', '/work/invoice-matching']) {
    await openPrinted(page, path)
    const figure = page.locator('figure.chart').first()
    const rows = await figure.locator('td').evaluateAll(cells => cells.map(cell => cell.getBoundingClientRect().height))
    expect(rows.length).toBeGreaterThan(0)
    expect(Math.min(...rows)).toBeGreaterThan(0)
  }
})

test('a printed job names the address for applications', async ({ page }) => {
  await openPrinted(page, '/careers/ai-strategist')
  const content = await page
    .getByRole('link', { name: 'Apply Now' })
    .evaluate(link => getComputedStyle(link, '::after').content)
  expect(content).toContain('careers@spanwell.example')
})

test('a printed industry lists its metrics without the band’s picture and button', async ({ page }) => {
  await openPrinted(page, '/industries/healthcare')
  const band = page.locator('section[aria-labelledby="metrics-heading"]')
  await expect(band.getByRole('button', { name: 'Pause' })).toBeHidden()
  await expect(band.locator('picture')).toBeHidden()
  const metric = band.getByText('<5%: initial denial rate for claims in scope')
  expect((await metric.boundingBox())?.height).toBeGreaterThan(10)
})

test('no printed page is blank', async ({ page }) => {
  for (const path of [...printed, '/about', '/blogs/blog-5', '/demos']) {
    await openPage(page, path)
    for (const format of ['A4', 'Letter'] as const) {
      const pages = countMarks(await page.pdf({ format }))
      expect(pages, path).not.toContain(0)
      expect(pages.length, path).toBeLessThan(12)
    }
  }
})
