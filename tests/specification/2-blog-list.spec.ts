import { expect, openPage, test } from '../browser/support/site.ts'
import { windows } from './support/windows.ts'

test('blog card: three-line excerpt', async ({ page }) => {
  for (const path of ['/blog', '/blogs']) {
    await page.goto(path)
    for (const size of windows) {
      await page.setViewportSize(size)
      const lines = await page
        .locator('main article p[data-lines]')
        .evaluateAll(all =>
          all.map(text =>
            Math.round(text.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(text).lineHeight)),
          ),
        )
      expect(lines.length).toBeGreaterThan(5)
      expect(Math.max(...lines), `${path} at ${size.width} px`).toBeLessThanOrEqual(3)
    }
  }
})

test('the sidebar takes one third of the width on medium screens and larger', async ({ page }) => {
  await page.goto('/blog')
  const sidebar = page.getByRole('navigation', { name: 'Blog Archive' }).locator('..')
  for (const { width, height } of windows.slice(1)) {
    await page.setViewportSize({ width, height })
    const share = await sidebar.evaluate(
      ({ parentElement, clientWidth }) => clientWidth / (parentElement?.clientWidth ?? 1),
    )
    expect(share, `at ${width} px`).toBeGreaterThan(0.28)
    expect(share, `at ${width} px`).toBeLessThan(0.35)
  }
})

test('Sidebar: collapsible year groups (newest year first), linking to ?year={year}&month={monthNumber}; the filtered year is forced open', async ({
  page,
}) => {
  await openPage(page, '/blog')
  const archive = page.getByRole('navigation', { name: 'Blog Archive' })
  const years = await archive.locator('summary').allTextContents()
  expect(years).toEqual(years.toSorted().reverse())
  const newestMonth = archive.getByRole('link', { name: /^\w+ \(\d+\)$/ }).first()
  await expect(newestMonth).toBeVisible()
  await archive.locator('summary').first().click()
  await expect(newestMonth).toBeHidden()
  const year = archive.locator('details').nth(1)
  await year.locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(year).toHaveAttribute('open')
  await page.keyboard.press('Space')
  await expect(year).not.toHaveAttribute('open')
  await archive.getByText('2024').click()
  await page.setViewportSize({ width: 390, height: 844 })
  const scrollY = () => page.evaluate(() => window.scrollY)
  const month = archive.getByRole('link', { name: 'December (2)' })
  await month.scrollIntoViewIfNeeded()
  const position = await scrollY()
  expect(position).toBeGreaterThan(1000)
  await month.click()
  await expect(page).toHaveURL('/blog?year=2024&month=12')
  await expect(page.getByText('Posts from December 2024')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(2)
  await expect(page.getByRole('status')).toHaveText('2 posts shown')
  await expect.poll(scrollY, 'a month is shown from the top').toBe(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.goBack()
  await expect.poll(scrollY, 'Back returns to the archive').toBe(position)
  await page.goForward()
  await expect(page.getByRole('article')).toHaveCount(2)
  await archive.getByText('2024').click()
  await expect(archive.getByRole('link', { name: 'December (2)' }), 'the chosen year stays open').toBeVisible()
  await archive.getByRole('link', { name: 'Show All Posts' }).click()
  await expect(page.getByRole('article')).toHaveCount(24)
  await expect.poll(scrollY).toBe(0)
})
