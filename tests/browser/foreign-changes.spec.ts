import type { Page } from '@playwright/test'
import { layoutPaths } from '../support/page-kinds.ts'
import {
  changePage,
  type ForeignChange,
  fieldSelector,
  foreignChanges,
  measureText,
  openChanged,
} from './support/foreign-changes.ts'
import { expect, test } from './support/site.ts'

/** Of what translators do, the hardest for React: texts of its own are gone. */
const hardest: ForeignChange = 'texts replaced by wrapped translations'

for (const change of foreignChanges) {
  test(`${change}: the contact page stays readable, before its scripts and after; form, menu and links work`, async ({
    page,
    complaints,
  }) => {
    await page.route('**/send-email', route => route.fulfill({ json: { success: true } }))
    const sent = await openChanged(page, '/contact', change)
    expect(await measureText(page)).toBeGreaterThanOrEqual(sent)
    await expect(page.locator(fieldSelector), 'what was entered before the scripts').toHaveValue(/7|filled/)
    await page.evaluate(changePage, change)
    await openMenu(page)
    await sendForm(page)
    await followLink(page)
    // React renders again what it finds changed, which is no error for the visitor.
    expect(complaints.splice(0).filter(complaint => !complaint.startsWith('debug: '))).toEqual([])
  })
}

for (const path of layoutPaths) {
  test(`${path} stays readable when all its texts are replaced before its scripts and after, and its links work`, async ({
    page,
    complaints,
  }) => {
    const sent = await openChanged(page, path, hardest)
    // Scripts show some things one after the other that the server shows together, and fetch the code of some parts.
    await expect.poll(() => measureText(page)).toBeGreaterThanOrEqual(0.9 * sent)
    const field = page.locator(fieldSelector).first()
    if ((await field.count()) > 0) await expect(field).toHaveValue('7')
    await page.evaluate(changePage, hardest)
    await followLink(page)
    expect(complaints.splice(0).filter(complaint => !complaint.startsWith('debug: '))).toEqual([])
  })
}

async function openMenu(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Services menu' })
  await button.click()
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await expect(page.locator('nav[aria-label="Main"] li[data-open="true"] ul')).toBeVisible()
  await page.keyboard.press('Escape')
}

/** First without what it needs, so that React inserts the errors, and then takes them away. */
async function sendForm(page: Page): Promise<void> {
  const form = page.locator('main form').first()
  await form.locator('[type="submit"]').click()
  await expect(form.locator('[aria-invalid="true"]').first()).toBeFocused()
  await form.locator('#name').fill('Ada Lovelace')
  await form.locator('#email').fill('ada@example.com')
  await form.locator('#details').fill('We have data. Can you help?')
  await form.locator('[type="submit"]').click()
  const dialog = page.locator('dialog:modal')
  await expect(dialog).toContainText('Message Sent Successfully!')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
}

/** In the same document: the scripts still change the page. */
async function followLink(page: Page): Promise<void> {
  const target = new URL(page.url()).pathname === '/' ? '/careers' : '/'
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  await page.locator(`:is(nav, header, footer) a[href="${target}"]`).first().dispatchEvent('click')
  await expect(page).toHaveURL(target)
  await expect(page.locator('main h1')).toHaveText(target === '/' ? /Get AI out/ : 'Join Our Team')
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
}
