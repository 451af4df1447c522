import { expect, openPage, test, waitForPaint } from '../browser/support/site.ts'

const path = '/industries/healthcare'
const casePath = `${path}?case=ambient-visit-notes`

test('Clicking opens the case-study modal: shows solutionDescription, benefits, implementationRequirements, roiTimeline, and the source url shown by its host name', async ({
  page,
}) => {
  await openPage(page, path)
  await page.getByRole('link', { name: 'Ambient visit notes' }).click()
  const dialog = page.getByRole('dialog')
  await expect(page).toHaveURL(casePath)
  await expect(dialog.getByRole('heading', { level: 2 })).toHaveText('Ambient visit notes')
  for (const heading of ['Benefits', 'Implementation Requirements']) {
    await expect(dialog.getByText(heading, { exact: true })).toBeVisible()
  }
  await expect(dialog.getByText('6–9 months')).toBeVisible()
  const source = dialog.getByRole('link', { name: /^\S.+: .+ \(pubmed\.ncbi\.nlm\.nih\.gov\)$/ })
  await expect(source).toHaveAttribute('href', /^https:/)
  await expect(dialog.getByText('Reported by Lukac et al., 2025: 9.5%'), 'all figures').toBeVisible()
  await expect(page.locator('html'), 'the page behind does not scroll').toHaveCSS('overflow', 'hidden')
  for (let press = 0; press < 6; press++) await page.keyboard.press('Tab')
  const isFocusInside = () =>
    dialog.evaluate(element => element.contains(document.activeElement) || document.activeElement === document.body)
  await expect.poll(isFocusInside).toBe(true)
})

test('Has a close button; closes on Escape or an outside click; body scrolling is locked while open; page and place are as before, and the focus', async ({
  page,
}) => {
  await openPage(page, path)
  const card = page.getByRole('link', { name: 'Ambient visit notes' })
  await card.scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => window.scrollY)
  const dialog = page.getByRole('dialog', { name: 'Ambient visit notes' })
  const closeBy = {
    'its button': () => dialog.getByRole('link', { name: 'Close' }).click(),
    // The first stop of the dialog closes it.
    Enter: async () => {
      await expect(dialog.getByRole('link', { name: 'Close' })).toBeFocused()
      await page.keyboard.press('Enter')
    },
    Escape: () => page.keyboard.press('Escape'),
    'a click outside': async () => {
      // Until the browser has painted what a view transition leads to, it takes presses for presses on the page as it was.
      await waitForPaint(page)
      await page.mouse.click(5, 5)
    },
    Back: () => page.goBack(),
  }
  for (const [way, close] of Object.entries(closeBy)) {
    if (way === 'Enter') await card.press('Enter')
    else await card.click()
    await expect(page.locator('dialog:modal'), way).toBeVisible()
    await close()
    await expect(dialog, way).toBeHidden()
    await expect(page).toHaveURL(path)
    await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden')
    await expect(card, way).toBeFocused()
    await expect.poll(() => page.evaluate(() => window.scrollY), way).toBe(place)
  }
  await page.goForward()
  await expect(dialog, 'Forward opens it again').toBeVisible()
})

test('a study that is closed and opened again before the page has changed is open', async ({ page }) => {
  await openPage(page, path)
  await page.getByRole('link', { name: 'Ambient visit notes' }).click()
  const dialog = page.locator('dialog:modal')
  await expect(dialog).toBeVisible()
  await page.evaluate(() => {
    const { activeElement } = document
    const card = document.querySelector<HTMLElement>('a[href$="?case=ambient-visit-notes"]')
    addEventListener('popstate', () => card?.click(), { once: true })
    if (activeElement instanceof HTMLElement) activeElement.click()
  })
  await expect.poll(() => page.evaluate(() => window.history.state?.usr?.from)).toBe(path)
  await waitForPaint(page)
  await expect(page).toHaveURL(casePath)
  await expect(dialog).toBeVisible()
})
