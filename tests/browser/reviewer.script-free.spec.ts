import { expect, test } from './support/site.ts'

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
