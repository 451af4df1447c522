import type { Page } from '@playwright/test'
import { demoAppPaths, layoutPaths } from '../support/page-kinds.ts'
import { findLostText } from './support/lost-text.ts'
import { adaSession, openDialog, store } from './support/sign-in.ts'
import { expect, openAny, openPage, test } from './support/site.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** What a screen of 1280 by 1024 pixels shows at 400 %. */
const zoomed = { width: 320, height: 256 }

async function setTextSize(page: Page, percent: number): Promise<void> {
  await page.evaluate(size => {
    document.documentElement.style.fontSize = size
  }, `${percent}%`)
}

/** The least distances between lines, words and letters that a visitor may ask for: WCAG 2.2, 1.4.12. */
async function spreadText(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
       p { margin-block-end: 2em !important }`,
    )
    document.adoptedStyleSheets.push(sheet)
  })
}

for (const path of [...layoutPaths, ...demoAppPaths]) {
  test(`${path} loses no text at 400 %, with text twice as large, or spread out`, async ({ page }) => {
    await page.setViewportSize(zoomed)
    await openAny(page, path)
    expect(await findLostText(page)).toEqual([])
    await setTextSize(page, 200)
    for (const width of [1440, 768, 390]) {
      await page.setViewportSize({ width, height: 900 })
      expect({ width, lost: await findLostText(page) }).toEqual({ width, lost: [] })
    }
    await setTextSize(page, 100)
    await spreadText(page)
    expect(await findLostText(page)).toEqual([])
  })
}

test('with text twice as large the bar offers its menu instead of entries that do not fit', async ({ page }) => {
  await openPage(page, '/careers')
  const bar = page.getByRole('navigation', { name: 'Main' })
  await expect(bar.getByRole('link', { name: 'Services', exact: true })).toBeVisible()
  await setTextSize(page, 200)
  await expect(bar.getByRole('link', { name: 'Services', exact: true })).toBeHidden()
  await bar.getByLabel('Menu', { exact: true }).click()
  await expect(bar.getByRole('link', { name: 'Services - All' })).toBeVisible()
  expect(await findLostText(page)).toEqual([])
})

test('at 400 % the menu, the dialogs and the case study can be read to their ends', async ({ page }) => {
  await store(page, 'user', JSON.stringify(adaSession))
  await page.setViewportSize(zoomed)
  await openPage(page, '/industries/healthcare?case=ambient-visit-notes')
  const dialog = page.getByRole('dialog')
  expect(await findLostText(page)).toEqual([])
  await dialog.getByRole('link', { name: 'pubmed.ncbi.nlm.nih.gov' }).scrollIntoViewIfNeeded()
  await expect(dialog.getByRole('link', { name: 'pubmed.ncbi.nlm.nih.gov' })).toBeInViewport()
  await page.keyboard.press('Escape')
  await page.getByLabel('Menu', { exact: true }).click()
  const last = page.getByRole('navigation', { name: 'Main' }).locator('details').getByRole('link').last()
  await last.scrollIntoViewIfNeeded()
  await expect(last).toBeInViewport()
  await page.keyboard.press('Escape')
  await openPage(page, '/admin/manage-posts')
  await page.getByRole('button', { name: 'Delete Beat Last Week First' }).click()
  const remove = dialog.getByRole('button', { name: 'Delete' })
  await remove.scrollIntoViewIfNeeded()
  await expect(remove).toBeInViewport()
  expect(await findLostText(page)).toEqual([])
})

test('at 400 % the form to sign in can be reached to its end', async ({ page }) => {
  await page.setViewportSize(zoomed)
  await openPage(page, '/careers')
  await openDialog(page)
  const register = page.getByRole('dialog').getByRole('button', { name: 'Register' })
  await register.scrollIntoViewIfNeeded()
  await expect(register).toBeInViewport()
  expect(await findLostText(page)).toEqual([])
})

test('at 400 % the thanks for a message can be closed', async ({ page }) => {
  await page.setViewportSize(zoomed)
  await openPage(page, '/contact')
  await page.getByLabel('Name').fill('Grace Hopper')
  await page.getByLabel('Email').fill('grace@example.com')
  await page.getByLabel('Details').fill('From far too near.')
  await page.getByRole('button', { name: 'Send Message' }).click()
  const close = page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true })
  await close.scrollIntoViewIfNeeded()
  await expect(close).toBeInViewport()
  await close.click()
  await expect(page.getByRole('dialog')).toBeHidden()
})
