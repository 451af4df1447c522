import { expect, openPage, test } from '../browser/support/site.ts'

const main = 'nav[aria-label="Main"]'

test('Dropdowns open on hover, close 300 ms after the pointer leaves', async ({ page }) => {
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
  await page.goto('/')
  // The first interaction fetches the scripts.
  await page.mouse.move(700, 700)
  await expect(page.locator(main).locator('..')).toHaveAttribute('data-scripted', 'true')
  const services = page.locator(main).getByRole('link', { name: 'Services', exact: true })
  const entry = page.locator(main).getByRole('link', { name: 'All Services' })
  await services.hover()
  await expect(entry).toBeVisible()
  await page.mouse.move(700, 700)
  await page.clock.runFor(290)
  await expect(entry).toBeVisible()
  await page.clock.runFor(20)
  await expect(entry).toBeHidden()
})

test('Only one is open at a time; dropdowns close on an outside click', async ({ page }) => {
  await openPage(page, '/')
  const industries = page.locator(main).getByRole('button', { name: 'Industries menu' })
  await page.locator(main).getByRole('button', { name: 'Services menu' }).click()
  await industries.click()
  await expect(page.locator(main).getByRole('link', { name: 'Healthcare' })).toBeVisible()
  await expect(page.locator(main).getByRole('link', { name: 'All Services' })).toBeHidden()
  await page.mouse.move(700, 600)
  await page.mouse.click(700, 600)
  await expect(industries).toHaveAttribute('aria-expanded', 'false')
})

test("Mobile: a menu button toggles a list; each dropdown parent appears as '{name} - All' with indented children; choosing a link closes the menu.", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openPage(page, '/')
  const menu = page.locator(main).locator('details').first()
  await page.locator(main).getByLabel('Menu', { exact: true }).click()
  for (const name of ['Services - All', 'Industries - All', 'Insights - All', 'About Us - All']) {
    await expect(menu.getByRole('link', { name })).toBeVisible()
  }
  const parent = await menu.getByRole('link', { name: 'Services - All' }).boundingBox()
  await menu.locator('summary[aria-label="Services menu"]').click()
  const child = await menu.getByRole('link', { name: 'AI Staffing' }).boundingBox()
  expect(child?.x, 'children are indented').toBeGreaterThan(parent?.x ?? Number.POSITIVE_INFINITY)
  await menu.locator('summary[aria-label="About Us menu"]').click()
  await expect(menu.getByRole('link', { name: 'AI Staffing' })).toBeHidden()
  await menu.getByRole('link', { name: 'Careers' }).click()
  await expect(page).toHaveURL('/careers')
  await expect(menu).not.toHaveAttribute('open')
})

test('The bar is transparent at the top and turns white with a shadow once scrolled at all; the active link is highlighted', async ({
  page,
}) => {
  await openPage(page, '/services/ai-staffing')
  const bar = page.locator(main).locator('..')
  await expect(page.locator(main).locator('[data-active="true"]:visible')).toHaveText(['Services'])
  await expect(bar).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await expect(bar).toHaveCSS('box-shadow', 'none')
  await page.evaluate(() => window.scrollTo(0, 1))
  await expect(bar).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await expect(bar).not.toHaveCSS('box-shadow', 'none')
})
