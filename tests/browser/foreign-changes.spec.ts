import type { Page } from '@playwright/test'
import {
  changePage,
  type ForeignChange,
  fieldSelector,
  foreignChanges,
  measureText,
  openChanged,
} from './support/foreign-changes.ts'
import { layouts } from './support/layouts.ts'
import { expect, test } from './support/site.ts'

/** Of what translators do, the hardest for React: texts of its own are gone. */
const hardest: ForeignChange = 'translated'

// React renders again what it finds changed, and says so for debugging, which is no error for the visitor.
test.beforeEach(({ complaints }) => complaints.allow(/^debug: /))

for (const change of foreignChanges) {
  test(`a contact page that others have ${change} stays readable, before its scripts and after; form, menu and links work`, async ({
    page,
  }) => {
    await page.route('**/send-email', route => route.fulfill({ json: { success: true } }))
    const sent = await openChanged(page, '/contact', change)
    await expect.poll(() => measureText(page)).toBeGreaterThanOrEqual(sent)
    await expect(page.locator(fieldSelector), 'what was entered before the scripts').toHaveValue('7')
    await page.evaluate(changePage, change)
    await openMenu(page)
    await sendForm(page)
    await followLink(page)
  })
}

test('pages stay readable when all their texts are replaced before their scripts and after, and their links work', async ({
  page,
}) => {
  for (const path of layouts.filter(path => /^\/($|blogs\/|industries\/|pricing|glossary)/.test(path))) {
    const sent = await openChanged(page, path, hardest)
    // Scripts show some things one after the other that the server shows together, and fetch the code of some parts.
    await expect.poll(() => measureText(page), path).toBeGreaterThanOrEqual(0.9 * sent)
    for (const field of await page.locator(fieldSelector).all()) await expect(field, path).toHaveValue('7')
    await page.evaluate(changePage, hardest)
    await followLink(page)
    await page.unrouteAll()
  }
})

async function openMenu(page: Page): Promise<void> {
  const button = page.locator('nav[aria-label="Main"] button[aria-expanded]').first()
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
  await expect(page.locator('dialog:modal')).toContainText('Message Sent Successfully!')
  await page.keyboard.press('Escape')
  await expect(page.locator('dialog:modal')).toHaveCount(0)
}

/** In the same document: the scripts still change the page. */
async function followLink(page: Page): Promise<void> {
  const target = new URL(page.url()).pathname === '/' ? '/careers' : '/'
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  await page.locator(`:is(nav, header, footer) a[href="${target}"]`).first().dispatchEvent('click')
  await expect(page).toHaveURL(target)
  await expect(page.locator('main h1')).toBeFocused()
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
}
