import { expect, openPage, test } from './support/site.ts'

const main = 'nav[aria-label="Main"]'

test('a dropdown opens on hover and closes 300 ms after the pointer has left', async ({ page }) => {
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
  await page.goto('/')
  // The first sign of a visitor fetches the scripts.
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

for (const name of ['Menu', 'Contact options']) {
  test(`on a phone “${name}”, opened before the scripts are there, stays open`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.clock.install({ time: 0 })
    await page.clock.pauseAt(1000)
    await page.goto('/')
    const summary = page.locator(`summary[aria-label="${name}"]`)
    await summary.click()
    await expect(page.locator(main).locator('..')).toHaveAttribute('data-scripted', 'true')
    await expect(page.locator('details[open]').filter({ has: summary })).toHaveCount(1)
  })
}

test('only one dropdown is open at a time', async ({ page }) => {
  await openPage(page, '/')
  await page.locator(main).getByRole('button', { name: 'Services menu' }).click()
  await page.locator(main).getByRole('button', { name: 'Industries menu' }).click()
  await expect(page.locator(main).getByRole('link', { name: 'Healthcare' })).toBeVisible()
  await expect(page.locator(main).getByRole('link', { name: 'All Services' })).toBeHidden()
})

test('a mouse that presses the button of the dropdown it has opened does not close it', async ({ page }) => {
  await openPage(page, '/')
  const button = page.locator(main).getByRole('button', { name: 'Services menu' })
  await button.hover()
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await button.click()
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await button.press('Enter')
  await expect(button).toHaveAttribute('aria-expanded', 'false')
})

test('a press outside closes the open dropdown', async ({ page }) => {
  await openPage(page, '/')
  const button = page.locator(main).getByRole('button', { name: 'Insights menu' })
  await button.click()
  await page.mouse.move(700, 600)
  await page.locator(main).getByRole('link', { name: 'Podcasts' }).waitFor()
  await page.mouse.click(700, 600)
  await expect(button).toHaveAttribute('aria-expanded', 'false')
})

test('the keyboard opens a dropdown, walks through it and closes it with Escape', async ({ page }) => {
  await openPage(page, '/')
  const button = page.locator(main).getByRole('button', { name: 'Services menu' })
  await button.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.locator(main).getByRole('link', { name: 'All Services' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
  await expect(button).toHaveAttribute('aria-expanded', 'false')
})

test('a dropdown closes when the focus moves on', async ({ page }) => {
  await openPage(page, '/')
  const button = page.locator(main).getByRole('button', { name: 'Services menu' })
  await button.focus()
  await page.keyboard.press('Enter')
  await page.locator(main).getByRole('link', { name: 'Demos' }).focus()
  await expect(button).toHaveAttribute('aria-expanded', 'false')
})

test('Podcasts opens outside in a new tab', async ({ page }) => {
  await openPage(page, '/')
  const podcasts = page.locator(main).getByRole('link', { name: 'Podcasts', includeHidden: true }).first()
  await expect(podcasts).toHaveAttribute('target', '_blank')
  await expect(podcasts).toHaveAttribute('href', /^https:/)
})

test('the bar is transparent at the top and white with a shadow once scrolled', async ({ page }) => {
  await openPage(page, '/')
  const bar = page.locator(main).locator('..')
  await expect(bar).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await expect(bar).toHaveCSS('box-shadow', 'none')
  await page.evaluate(() => window.scrollTo(0, 1))
  await expect(bar).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await expect(bar).not.toHaveCSS('box-shadow', 'none')
})

test('the link of the current page is marked, and its dropdown with it', async ({ page }) => {
  await openPage(page, '/services/ai-staffing')
  const links = page.locator(main).locator('[data-active="true"]:visible')
  await expect(links).toHaveText(['Services'])
})

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a menu button shows the list, where a parent is named "All" and a choice closes the menu', async ({ page }) => {
    await openPage(page, '/')
    const menu = page.locator(main).locator('details')
    await page.locator(main).getByLabel('Menu', { exact: true }).click()
    for (const name of ['Services - All', 'Industries - All', 'Insights - All', 'About Us - All']) {
      await expect(menu.getByRole('link', { name })).toBeVisible()
    }
    await menu.getByRole('link', { name: 'Careers' }).click()
    await expect(page).toHaveURL('/careers')
    await expect(menu).not.toHaveAttribute('open')
  })

  test('Escape closes the menu and gives the focus back', async ({ page }) => {
    await openPage(page, '/')
    const button = page.locator(main).getByLabel('Menu', { exact: true })
    await button.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    await expect(button).toBeFocused()
    await expect(page.locator(main).locator('details')).not.toHaveAttribute('open')
  })
})
