import type { Page } from '@playwright/test'
import { expect, openPage, test } from './support/site.ts'

/** What each list consists of. */
const lists = {
  '/tools/genai-landscape': 'main [data-search="product"]',
  '/demos': 'main article',
  '/blog': 'main article',
  '/blogs': 'main article',
} as const

/** As many are shown as are said. */
async function readCount(page: Page, items: string): Promise<number> {
  const said = page.locator('main').getByRole('status')
  await expect(said).toHaveText(/^\d+ \w+ shown$/)
  const count = Number.parseInt((await said.textContent()) ?? '', 10)
  await expect(page.locator(items)).toHaveCount(count)
  return count
}

for (const [path, items] of Object.entries(lists)) {
  test(`every option of every filter of ${path} changes the list by a press, and a second one clears it`, async ({
    page,
  }) => {
    await openPage(page, path)
    const rows = page.getByRole('navigation', { name: /^Filter by / })
    const all = await page.locator(items).allTextContents()
    expect(await readCount(page, items)).toBe(all.length)
    for (const row of await rows.all()) {
      const label = (await row.getAttribute('aria-label')) ?? ''
      const options = await row.getByRole('link').allTextContents()
      expect(options.length, label).toBeGreaterThan(2)
      for (const option of options.slice(1)) {
        const link = row.getByRole('link', { name: option, exact: true })
        await link.click()
        await expect(link, `${label}: ${option}`).toHaveAttribute('aria-current', 'true')
        expect(await readCount(page, items)).toBeGreaterThan(0)
        expect(await page.locator(items).allTextContents(), `${label}: ${option}`).not.toEqual(all)
        await link.click()
        await expect(page).toHaveURL(path)
        expect(await readCount(page, items)).toBe(all.length)
      }
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
    const field = page.locator('main search').getByRole('textbox')
    await field.fill(words)
    await expect.poll(() => entries.count()).toBeLessThan(all)
    const count = await entries.count()
    expect(count).toBeGreaterThan(0)
    await expect(page.locator('main').getByRole('status')).toHaveText(new RegExp(`^${count} \\w+ shown$`))
    await field.fill('')
    await expect(entries).toHaveCount(all)
  })
}
