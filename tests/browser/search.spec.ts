import type { Page } from '@playwright/test'
import { findViolations } from './support/axe.ts'
import { press } from './support/press.ts'
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
  await page.keyboard.type('data')
  await expect(status(page)).toHaveText(/^\d+ results for “data”$/)
  const options = page.getByRole('option')
  await press(page, 'ArrowDown', 'ArrowDown')
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true')
  await press(page, 'ArrowUp')
  await expect(options.nth(0)).toHaveAttribute('aria-selected', 'true')
  await expect(chosen(page)).toHaveCount(1)
  await expect(page.getByRole('combobox')).toHaveAttribute('aria-activedescendant', 'search-result-0')
  const target = (await chosen(page).getAttribute('href')) ?? ''
  await press(page, 'Enter')
  await expect(page).toHaveURL(target)
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('Enter without a choice opens the page of results, which marks the same first', async ({ page }) => {
  await openPage(page, '/about')
  await openDialog(page, 'Control+k')
  await page.keyboard.type('data')
  await expect(status(page)).toHaveText(/^\d+ results for “data”$/)
  const target = (await page.getByRole('option').first().getAttribute('href')) ?? ''
  await press(page, 'Enter')
  await expect(page).toHaveURL('/search?q=data')
  const first = page.getByRole('listitem').getByRole('heading').getByRole('link').first()
  await expect(first).toHaveAttribute('href', target)
  await expect(page.locator('main mark').first()).toBeVisible()
})

test('the mouse opens the search, a suggestion and a result, and Escape gives the focus back', async ({ page }) => {
  await openPage(page, '/about')
  const link = page.getByRole('link', { name: 'Search', exact: true })
  const dialog = page.getByRole('dialog', { name: 'Search' })
  await link.click()
  await expect(dialog.getByLabel('What are you looking for?')).toBeFocused()
  await page.keyboard.type('x')
  await press(page, 'Escape')
  await expect(dialog).toBeHidden()
  await expect(link).toBeFocused()
  await press(page, 'Enter')
  const suggestions = dialog.getByRole('listitem').getByRole('button')
  await expect(suggestions).toHaveCount(6)
  await suggestions.first().click()
  await expect(dialog.getByRole('combobox')).toBeFocused()
  await expect(suggestions).toHaveCount(0)
  await expect(status(page)).toHaveText(/^\d+ results? for /)
  const option = page.getByRole('option').first()
  const path = new URL((await option.getAttribute('href')) ?? '', page.url()).pathname
  await option.click()
  await expect.poll(() => new URL(page.url()).pathname).toBe(path)
  await expect(dialog).toBeHidden()
})

test('words that the site does not have get a suggestion, a press of which searches for it', async ({ page }) => {
  await openPage(page, '/about')
  await openDialog(page)
  await page.keyboard.type('prcing models')
  await page.getByRole('dialog').getByRole('button', { name: 'pricing models' }).click()
  await expect(page.getByRole('combobox')).toHaveValue('pricing models')
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
  await page.keyboard.type('data')
  await expect(page.getByRole('option').first()).toBeVisible()
  expect(paths.filter(path => path === '/search-passages.json')).toHaveLength(1)
  expect(paths).not.toContain('/search.json')
  const asked = page.waitForRequest(/\/search\.json/)
  await page.getByRole('combobox').fill('"the data"')
  await asked
  await expect(status(page)).toHaveText(/^\d+ results? for “"the data"”$/)
})

test('dialog and page of results are accessible at 320 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openPage(page, '/search?q=data')
  expect(await findViolations(page)).toEqual([])
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await page.locator('h1').click()
  await openDialog(page)
  await page.keyboard.type('data')
  await expect(page.getByRole('option').first()).toBeVisible()
  expect(await findViolations(page)).toEqual([])
})
