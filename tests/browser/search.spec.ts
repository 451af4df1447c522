import type { Page } from '@playwright/test'
import { findViolations } from './support/axe.ts'
import { expect, openPage, test } from './support/site.ts'

const openDialog = async (page: Page, key = '/') => {
  await page.keyboard.press(key)
  await expect(page.getByRole('dialog', { name: 'Search' }).getByRole('combobox')).toBeFocused()
}
const status = (page: Page) => page.getByRole('dialog').getByRole('status')
const chosen = (page: Page) => page.locator('[role="option"][aria-selected="true"]')

test('the keyboard alone finds a passage and opens it', async ({ page }) => {
  await openPage(page, '/about')
  await openDialog(page)
  await page.keyboard.type('fractional cio')
  await expect(status(page)).toHaveText(/^\d+ results for “fractional cio”$/)
  await page.keyboard.press('ArrowDown')
  await expect(chosen(page)).toContainText('The fractional CIO')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  await expect(chosen(page)).toContainText('The fractional CIO')
  await expect(page.getByRole('combobox')).toHaveAttribute('aria-activedescendant', 'search-result-0')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/blogs\/blog-27/)
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('Enter without a choice opens the page of results, which marks the same first', async ({ page }) => {
  await openPage(page, '/about')
  await openDialog(page, 'Control+k')
  await page.keyboard.type('stop criterion')
  const first = page.getByRole('option').first()
  await expect(first).toBeVisible()
  const target = await first.getAttribute('href')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/search?q=stop+criterion')
  await expect(page.getByRole('listitem').getByRole('heading').getByRole('link').first()).toHaveAttribute(
    'href',
    target ?? '',
  )
  await expect(page.locator('main mark').first()).toBeVisible()
})

test('the mouse opens the search and a result, and Escape gives the focus back', async ({ page }) => {
  await openPage(page, '/about')
  const link = page.getByRole('link', { name: 'Search', exact: true })
  await link.click()
  await expect(page.getByRole('combobox')).toBeFocused()
  await page.keyboard.type('x')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(link).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByRole('combobox').fill('prcing models')
  await page.getByRole('dialog').getByRole('button', { name: 'pricing models' }).click()
  await expect(page.getByRole('combobox')).toHaveValue('pricing models')
  await page
    .getByRole('option', { name: /^Pricing and estimate/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/pricing/)
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('a slash in a field is a letter', async ({ page }) => {
  await openPage(page, '/contact')
  await page.getByLabel('Details').focus()
  await page.keyboard.type('and/or')
  await expect(page.getByLabel('Details')).toHaveValue('and/or')
  await page.evaluate(() => {
    document.body.append(Object.assign(document.createElement('p'), { contentEditable: 'true', id: 'editable' }))
    document.getElementById('editable')?.focus()
  })
  await page.keyboard.type('/')
  await expect(page.locator('#editable')).toHaveText('/')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('texts and engine are fetched when the search opens, and words in quotes are asked of the server', async ({
  page,
}) => {
  const paths: string[] = []
  page.on('request', request => paths.push(new URL(request.url()).pathname))
  await openPage(page, '/about')
  await page.waitForLoadState('networkidle')
  expect(paths.filter(path => /passages|SearchDialog|load-ask/.test(path))).toEqual([])
  await openDialog(page)
  await page.keyboard.type('agents')
  await expect(page.getByRole('option').first()).toBeVisible()
  expect(paths.filter(path => path === '/search-passages.json')).toHaveLength(1)
  expect(paths).not.toContain('/search.json')
  await page.getByRole('combobox').fill('"prompt chaining"')
  await expect(status(page)).toHaveText(/^\d+ results for “"prompt chaining"”$/)
  expect(paths).toContain('/search.json')
})

test('dialog and page are accessible at 320 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openPage(page, '/search?q=pricing')
  expect(await findViolations(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await page.locator('h1').click()
  await openDialog(page)
  await page.keyboard.type('pricing')
  await expect(page.getByRole('option').first()).toBeVisible()
  expect(await findViolations(page)).toEqual([])
})

test('the dialog opens with its label and six suggestions, of which one about cost finds the prices', async ({
  page,
}) => {
  await openPage(page, '/about')
  await page.keyboard.press('/')
  const dialog = page.getByRole('dialog', { name: 'Search' })
  await expect(dialog.getByLabel('What are you looking for?')).toBeFocused()
  const suggestions = dialog.getByRole('listitem').getByRole('button')
  await expect(suggestions).toHaveCount(6)
  await suggestions.filter({ hasText: 'cost of a pilot' }).click()
  await expect(dialog.getByRole('combobox')).toBeFocused()
  await expect(suggestions).toHaveCount(0)
  const pages = dialog.getByRole('group', { name: 'Pages' }).getByRole('option')
  const paths = await pages.evaluateAll(all => all.map(option => option.getAttribute('href')?.replace(/#.*/, '')))
  expect([...new Set(paths)].slice(0, 3)).toContain('/pricing')
})
