import { expect, openPage, test } from './support/site.ts'

test('the list that the menu leads to has a link to the archive', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openPage(page, '/blogs')
  await page.getByRole('link', { name: 'Blog Archive' }).click()
  await expect(page.getByRole('heading', { name: 'Blog Archive' })).toBeFocused()
  await expect(page.getByRole('link', { name: /^\w+ \(\d+\)$/ }).first()).toBeInViewport()
})

test('the contents lead to the article’s own sections and stay beside the text', async ({ page }) => {
  await openPage(page, '/blogs/blog-23')
  const contents = page.getByRole('navigation', { name: 'Contents' })
  await contents.getByRole('link', { name: 'Look facts up, every time' }).click()
  await expect(page).toHaveURL(/#look-facts-up-every-time$/)
  await expect(page.locator('#look-facts-up-every-time')).toBeInViewport()
  await expect(contents).toBeInViewport()
})

test('a block of code can be copied, and so can the address where there is no share sheet', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  await openPage(page, '/blogs/blog-23')
  const block = page.locator('pre').first()
  await block.getByRole('button', { name: 'Copy' }).click()
  await expect(block.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('"claim": "7731"')
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByText('Link copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/blogs\/blog-23$/)
})

test('an article can be copied as Markdown, a failure is said, and the link opens the Markdown itself', async ({
  page,
  context,
  complaints,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openPage(page, '/whitepapers/risks-and-ethical-ai')
  const button = page.getByRole('button', { name: 'Copy as Markdown' })
  await button.click()
  await expect(page.getByText('Markdown copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^---\ntitle: [\s\S]*\n# Risks and ethical AI/,
  )
  await page.route('**/*.md', route => route.fulfill({ status: 500, body: 'broken' }))
  await button.click()
  await expect(page.getByText('The Markdown couldn’t be copied. The link opens it.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText()), 'nothing wrong is copied').toMatch(/^---\n/)
  complaints.length = 0
  await page.unroute('**/*.md')
  const [response] = await Promise.all([
    page.waitForResponse(/\.md$/),
    page.getByRole('link', { name: 'Markdown', exact: true }).click(),
  ])
  expect(response.headers()['content-type']).toBe('text/markdown; charset=utf-8')
  await expect(page).toHaveURL('/whitepapers/risks-and-ethical-ai.md')
})

test('a table that is wider than a phone scrolls by the keyboard below its last column, with a shadow until its end', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openPage(page, '/whitepapers/competitive-divide-blog')
  const table = page
    .getByRole('region', { name: /^Table \d+$/ })
    .filter({ hasText: '−$1,440,000' })
    .first()
  const shadow = () =>
    table
      .locator('tr > :last-child')
      .first()
      .evaluate(cell => getComputedStyle(cell, '::after').opacity)
  expect(await shadow()).toBe('1')
  await table.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => table.evaluate(region => region.scrollLeft)).toBeGreaterThan(0)
  await table.evaluate(region => region.scrollTo({ left: 9999 }))
  await expect.poll(shadow).toBe('0')
  const figure = table.getByRole('cell', { name: '−$1,440,000' })
  const lines = await figure.evaluate(cell => {
    const range = document.createRange()
    range.selectNodeContents(cell)
    return new Set([...range.getClientRects()].map(({ top }) => top)).size
  })
  expect(lines).toBe(1)
})

test('on a wide screen tables and code are wider than the text and end before the contents', async ({ page }) => {
  for (const width of [1280, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    for (const [path, selector] of [
      ['/whitepapers/competitive-divide-blog', '.table-frame'],
      ['/blogs/blog-23', 'pre'],
    ] as const) {
      await openPage(page, path)
      const contents = await page.getByRole('navigation', { name: 'Contents' }).boundingBox()
      const text = await page.locator('[data-part="body"] > p').first().boundingBox()
      const boxes = await page
        .locator(selector)
        .evaluateAll(all => all.map(element => element.getBoundingClientRect().toJSON()))
      expect(Math.max(...boxes.map(({ width }) => width))).toBeGreaterThan((text?.width ?? Number.NaN) + 50)
      expect(Math.max(...boxes.map(({ right }) => right))).toBeLessThan(contents?.x ?? Number.NaN)
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0)
    }
  }
})

test('in every article and paper all parts end at one of two edges, and the contents mark the section in view', async ({
  page,
}) => {
  for (const path of ['/blogs/blog-10', '/blogs/blog-34', '/whitepapers/measuring-roi-enterprise-generative-ai']) {
    await openPage(page, path)
    const widths = await page
      .locator('[data-part="body"] > :is(p, .table-frame, .chart, pre)')
      .evaluateAll(all => all.map(element => Math.round(element.getBoundingClientRect().width)))
    expect(widths.length).toBeGreaterThan(10)
    expect(new Set(widths.filter(width => width !== 680 && width !== 880)), path).toEqual(new Set())
  }
  const links = page.getByRole('navigation', { name: 'Contents' }).getByRole('link')
  await links.nth(2).click()
  await expect(links.nth(2)).toHaveAttribute('aria-current', 'location')
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect(links.locator('xpath=self::*[@aria-current]')).toHaveCount(0)
})
