import type { Page } from '@playwright/test'
import { expect, test } from '../browser/support/site.ts'

/** What a visitor who selects the whole page copies. */
function copyAll(page: Page): Promise<string> {
  return page.evaluate(() => {
    window.getSelection()?.selectAllChildren(document.body)
    return String(window.getSelection())
  })
}

test('the definition of a term opens by key and by click, leads to the glossary, and is not in the copied text', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto('/blogs/blog-35')
  const button = page.getByRole('button', { name: 'Definition of true rate' })
  const note = page.getByText('The rate that one would find by checking every case')
  await expect(note).toBeHidden()
  await expect.poll(() => copyAll(page)).toContain('is compatible with a true rate of')
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(note).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Tab')
  const link = page.getByRole('link', { name: 'In the glossary' })
  await expect(link).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(note).toBeHidden()
  await expect(button).toBeFocused()
  await button.click()
  await link.click()
  await expect(page).toHaveURL('/glossary#true-rate')
  await expect(page.locator('#true-rate')).toBeInViewport()
})

test('a reader reviews the drafts, signs and sees the key, on a small screen and without scripts', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto('/blogs/blog-36')
  const review = page.locator('[data-search="calculator"]')
  await expect(review.getByRole('status')).toHaveText('Errors that you caught sign first')
  const draft = review.getByRole('combobox', { name: '2. Borden Marine Supply' })
  await expect(draft).toHaveAccessibleDescription(/The form says .* Draft: limit/i)
  await draft.selectOption('Stop')
  await review.getByRole('combobox', { name: 'Your signature' }).selectOption('Signed')
  await review.getByRole('button', { name: 'Compute' }).click()
  await expect(review.getByRole('status')).toHaveText('Errors that you caught 1 of 5')
  await expect(review.getByRole('row', { name: /Borden Marine Supply/ })).toContainText('Caught')
  await expect(review.getByRole('row', { name: /Juniper Hotels/ })).toContainText('Missed')
})
