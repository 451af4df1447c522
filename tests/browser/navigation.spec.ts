import { press } from './support/press.ts'
import { expect, openPage, test } from './support/site.ts'

const main = 'nav[aria-label="Main"]'

test('a dropdown that the pointer has opened stays when its button is pressed, and closes by Enter or Escape', async ({
  page,
}) => {
  await openPage(page, '/')
  const button = page.locator(main).getByRole('button', { name: 'Services menu' })
  await button.hover()
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await button.click()
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await button.press('Enter')
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  const started = page.getByRole('link', { name: 'Get Started' })
  await started.focus()
  await page.mouse.move(700, 700)
  await page.locator(main).getByRole('link', { name: 'Services', exact: true }).hover()
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await press(page, 'Escape')
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await expect(started, 'the focus stays where it is').toBeFocused()
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

test('a page chosen in the menu by the keyboard is announced: title, and focus on its heading', async ({ page }) => {
  await openPage(page, '/')
  await page.locator(main).getByRole('button', { name: 'Industries menu' }).focus()
  const title = await page.title()
  await press(page, 'Enter', 'Tab', 'Tab')
  const target = (await page.locator(main).locator('a[href^="/industries/"]:focus').getAttribute('href')) ?? ''
  await press(page, 'Enter')
  await expect(page).toHaveURL(target)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page).not.toHaveTitle(title)
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
  await openPage(page, '/blogs')
  await page.getByRole('link', { name: 'Skip filters' }).focus()
  await press(page, 'Enter')
  await expect(page.locator('#list')).toBeFocused()
  await press(page, 'Tab')
  await expect(page.locator('main article').first().getByRole('link').first()).toBeFocused()
})
