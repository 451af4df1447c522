import type { Locator } from '@playwright/test'
import { expect, openPage, test, waitForPart } from './support/site.ts'

/** What each list consists of. */
const lists = {
  '/tools/genai-landscape': 'main [data-search="product"]',
  '/demos': 'main article',
  '/blog': 'main article',
  '/blogs': 'main article',
} as const

for (const [path, item] of Object.entries(lists)) {
  test(`an option of each filter of ${path} changes the list and what is said of it, and a second press clears it`, async ({
    page,
  }) => {
    await openPage(page, path)
    const items = page.locator(item)
    const said = page.locator('main').getByRole('status')
    const all = await items.allTextContents()
    const saidOfAll = new RegExp(`^${all.length} \\w+ shown$`)
    await expect(said).toHaveText(saidOfAll)
    for (const row of await page.getByRole('navigation', { name: /^Filter by / }).all()) {
      // The first takes all.
      const option = row.getByRole('link').nth(1)
      await option.click()
      await expect(option).toHaveAttribute('aria-current', 'true')
      await expect.poll(() => items.allTextContents(), 'the list changes').not.toEqual(all)
      await expectAsManySaid(said, items)
      await option.click()
      await expect(items).toHaveText(all)
      await expect(said).toHaveText(saidOfAll)
    }
  })
}

for (const [path, words] of [
  ['/glossary', 'agent'],
  ['/sources', '2026'],
] as const) {
  test(`what is typed into the field of ${path} filters its list, and as many are said as are shown`, async ({
    page,
  }) => {
    await openPage(page, path)
    const entries = page.locator('main section :is(dt, li > p:first-child)')
    const all = await entries.count()
    const said = page.locator('main').getByRole('status')
    const field = page.locator('main search').getByRole('textbox')
    await waitForPart(field)
    await field.fill(words)
    await expect(said).toHaveText(/^[1-9]\d* \w+ shown$/)
    await expect.poll(() => entries.count()).toBeLessThan(all)
    await expectAsManySaid(said, entries)
    await field.fill('')
    await expect(entries).toHaveCount(all)
  })
}

async function expectAsManySaid(said: Locator, items: Locator): Promise<void> {
  const readSaid = async () => Number.parseInt((await said.textContent()) ?? '', 10)
  await expect.poll(async () => (await readSaid()) - (await items.count()), 'as many are said as shown').toBe(0)
}
