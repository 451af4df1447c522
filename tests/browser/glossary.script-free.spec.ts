import type { Page } from '@playwright/test'
import { expect, test } from './support/site.ts'

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
  expect(await copyAll(page)).toContain('is compatible with a true rate of')
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
