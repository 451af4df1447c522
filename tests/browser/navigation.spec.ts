import { press } from './support/press.ts'
import { expect, openPage, test } from './support/site.ts'

const main = 'nav[aria-label="Main"]'

test('a dropdown opens on hover and closes 300 ms after the pointer has left', async ({ page }) => {
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

test('only one dropdown is open at a time, and a press outside closes it', async ({ page }) => {
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

test('the keyboard opens a dropdown, walks through it and closes it with Escape or by moving on', async ({ page }) => {
  await openPage(page, '/')
  const button = page.locator(main).getByRole('button', { name: 'Services menu' })
  await button.focus()
  await press(page, 'Enter', 'Tab')
  await expect(page.locator(main).getByRole('link', { name: 'All Services' })).toBeFocused()
  await press(page, 'Escape')
  await expect(button).toBeFocused()
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await press(page, 'Enter')
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await page.locator(main).getByRole('link', { name: 'Demos' }).focus()
  await expect(button).toHaveAttribute('aria-expanded', 'false')
})

test('Escape closes a dropdown that the pointer has opened, and leaves the focus where it is', async ({ page }) => {
  await openPage(page, '/')
  await page.getByRole('link', { name: 'Get Started' }).focus()
  await page.locator(main).getByRole('link', { name: 'Services', exact: true }).hover()
  const entry = page.locator(main).getByRole('link', { name: 'All Services' })
  await expect(entry).toBeVisible()
  await press(page, 'Escape')
  await expect(entry).toBeHidden()
  await expect(page.getByRole('link', { name: 'Get Started' })).toBeFocused()
})

test('a page chosen in the menu by the keyboard is announced: title, and focus on its heading', async ({ page }) => {
  await openPage(page, '/')
  await page.locator(main).getByRole('button', { name: 'Industries menu' }).focus()
  await press(page, 'Enter', 'Tab', 'Tab', 'Enter')
  await expect(page).toHaveURL('/industries/financial-services')
  await expect(page).toHaveTitle(/^AI for Financial Services/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await press(page, 'Tab')
  await expect(page.locator('main').getByRole('link').first()).toBeFocused()
})

test('the skip link is the first stop and leads past the menu', async ({ page }) => {
  await openPage(page, '/careers')
  await press(page, 'Tab')
  const skip = page.getByRole('link', { name: 'Skip to main content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await press(page, 'Enter')
  // The router has to move the focus before the next key.
  await expect(page.locator('main')).toBeFocused()
  await press(page, 'Tab')
  await expect(page.locator('main').getByRole('link').first()).toBeFocused()
})

test('the bar is transparent at the top, white with a shadow once scrolled, and marks the current page', async ({
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

test('the contact card opens by Enter, Escape gives the focus back, and it closes when the focus moves on', async ({
  page,
}) => {
  await openPage(page, '/careers')
  const button = page.getByLabel('Contact options')
  const card = page.locator('details', { has: button }).getByRole('link')
  await button.focus()
  await press(page, 'Enter', 'Tab')
  await expect(card.nth(0)).toBeFocused()
  await press(page, 'Tab', 'Tab')
  await expect(card.nth(2)).toBeFocused()
  await press(page, 'Escape')
  await expect(card.nth(2)).toBeHidden()
  await expect(button).toBeFocused()
  await press(page, 'Enter', 'Shift+Tab')
  await expect(page.locator('footer').getByRole('link').last()).toBeFocused()
  await expect(card.nth(2)).toBeHidden()
})

const phone = { width: 390, height: 844 } as const

test('a menu button shows the list, where a parent is named "All" and a choice closes the menu', async ({ page }) => {
  await page.setViewportSize(phone)
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

test('the menu closes by Escape, which gives the focus back, and when the focus goes past its last link', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await openPage(page, '/careers')
  const menu = page.locator(main).locator('details').first()
  const button = page.locator(main).getByLabel('Menu', { exact: true })
  await button.focus()
  await press(page, 'Enter', 'Tab', 'Escape')
  await expect(button).toBeFocused()
  await expect(menu).not.toHaveAttribute('open')
  await press(page, 'Enter')
  await menu.getByRole('link').last().focus()
  await press(page, 'Tab')
  await expect(page.locator('main').getByRole('link').first()).toBeFocused()
  await expect(menu).not.toHaveAttribute('open')
})

for (const name of ['Menu', 'Contact options']) {
  test(`on a small screen “${name}”, opened before the scripts are there, stays open`, async ({ page }) => {
    await page.setViewportSize(phone)
    await page.clock.install({ time: 0 })
    await page.clock.pauseAt(1000)
    await page.goto('/')
    const summary = page.locator(`summary[aria-label="${name}"]`)
    await summary.click()
    await expect(page.locator(main).locator('..')).toHaveAttribute('data-scripted', 'true')
    await expect(page.locator('details[open]').filter({ has: summary })).toHaveCount(1)
  })
}

test('on the lists of posts the keyboard can skip the filters', async ({ page }) => {
  for (const path of ['/blog', '/blogs']) {
    await openPage(page, path)
    await page.getByRole('link', { name: 'Skip filters' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('#list')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.locator('main article').first().getByRole('link').first()).toBeFocused()
  }
})
