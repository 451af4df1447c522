import { expect, openPage, test, waitForPart } from '../browser/support/site.ts'

test('the contents lead to the article’s own sections, stay beside the text and mark the section in view', async ({
  page,
}) => {
  await openPage(page, '/blogs/blog-23')
  const contents = page.getByRole('navigation', { name: 'Contents' })
  const link = contents.getByRole('link', { name: 'Look facts up, every time' })
  await link.click()
  await expect(page).toHaveURL(/#look-facts-up-every-time$/)
  await expect(page.locator('#look-facts-up-every-time')).toBeInViewport()
  await expect(contents).toBeInViewport()
  await expect(link).toHaveAttribute('aria-current', 'location')
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect(contents.locator('[aria-current]')).toHaveCount(0)
})

test('a block of code can be copied, and so can the address where there is no share sheet', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  await openPage(page, '/blogs/blog-23')
  const readCopied = () => page.evaluate(() => navigator.clipboard.readText())
  const block = page.locator('pre').first()
  // It says so for two seconds.
  const said = block.getByRole('button', { name: 'Copied' }).waitFor()
  await block.getByRole('button', { name: 'Copy' }).click()
  await said
  await expect.poll(readCopied).toContain('"claim": "7731"')
  await waitForPart(page.getByRole('button', { name: 'Share' }))
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByText('Link copied')).toBeVisible()
  await expect.poll(readCopied).toMatch(/\/blogs\/blog-23$/)
})

test('an article can be copied as Markdown, a failure is said, and the link opens the Markdown itself', async ({
  page,
  context,
  complaints,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openPage(page, '/whitepapers/risks-and-ethical-ai')
  const readCopied = () => page.evaluate(() => navigator.clipboard.readText())
  const button = page.getByRole('button', { name: 'Copy as Markdown' })
  await waitForPart(button)
  await button.click()
  await expect(page.getByText('Markdown copied')).toBeVisible()
  await expect.poll(readCopied).toMatch(/^---\ntitle: [\s\S]*\n# Risks and ethical AI/)
  await page.route('**/*.md', route => route.fulfill({ status: 500, body: 'broken' }))
  await button.click()
  await expect(page.getByText('The Markdown couldn’t be copied. The link opens it.')).toBeVisible()
  await complaints.expect(/status of 500/)
  expect(await readCopied(), 'nothing wrong is copied').toMatch(/^---\n/)
  await page.unroute('**/*.md')
  await page.getByRole('link', { name: 'Markdown', exact: true }).click()
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
  const last = table.locator('tr > :last-child').first()
  const shadow = () => last.evaluate(cell => getComputedStyle(cell, '::after').opacity)
  await expect.poll(shadow).toBe('1')
  await table.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => table.evaluate(region => region.scrollLeft)).toBeGreaterThan(0)
  await table.evaluate(region => region.scrollTo({ left: 9999 }))
  await expect.poll(shadow).toBe('0')
})

test('on a wide screen tables and code end before the contents', async ({ page }) => {
  for (const [path, selector] of [
    ['/whitepapers/competitive-divide-blog', '.table-frame'],
    ['/blogs/blog-23', 'pre'],
  ] as const) {
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto(path)
    const contents = await page.getByRole('navigation', { name: 'Contents' }).boundingBox()
    const wide = page.locator(selector)
    const measureRight = () => wide.evaluateAll(all => all.map(part => part.getBoundingClientRect().right))
    await expect.poll(async () => Math.max(...(await measureRight())), path).toBeLessThan(contents?.x ?? 0)
  }
})
