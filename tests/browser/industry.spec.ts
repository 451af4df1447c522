import type { Page } from '@playwright/test'
import { expect, openPage, test, waitForHydration } from './support/site.ts'

const path = '/industries/healthcare'

test('the sections stand in the specified order', async ({ page }) => {
  await openPage(page, path)
  await expect(page.locator('main h1, main h2')).toHaveText([
    'AI for Healthcare',
    'Industry Snapshot',
    'Benefits of AI in Healthcare',
    'Featured AI Use Cases',
    'Success Metrics',
    'Demos & Resources Hub',
    'Start where your clinicians lose the most time',
  ])
})

test('the snapshot shows a quote and three figures, each with its source', async ({ page }) => {
  await openPage(page, path)
  await expect(page.locator('blockquote')).toBeVisible()
  const stats = page.locator('section', { hasText: 'Industry Snapshot' }).getByRole('listitem')
  await expect(stats).toHaveCount(3)
  await expect(stats.first().locator('strong')).toHaveText('49%')
  await expect(stats.first().getByRole('link')).toHaveAttribute('href', /^https:/)
})

test('the benefits stand beside the picture with its badge', async ({ page }) => {
  await openPage(page, path)
  const section = page.locator('section', { hasText: 'Benefits of AI in Healthcare' })
  await expect(section.getByRole('listitem')).toHaveCount(4)
  await expect(section.getByText('INNOVATION')).toBeVisible()
  const picture = section.locator('img')
  await picture.scrollIntoViewIfNeeded()
  await expect(picture).toHaveAttribute('src', '/industries/healthcare.png')
  const box = await picture.boundingBox()
  expect(box?.width).toBeLessThanOrEqual(425)
  expect(box?.height).toBeLessThanOrEqual(377)
})

for (const [width, columns] of [
  [390, 1],
  [768, 2],
  [1440, 4],
] as const) {
  test(`the eight use cases stand in ${columns} column(s) at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await openPage(page, path)
    const titles = caseSection(page).getByRole('heading', { level: 3 })
    await expect(titles).toHaveCount(8)
    const lefts = await titles.evaluateAll(elements => elements.map(element => element.getBoundingClientRect().left))
    expect(new Set(lefts).size).toBe(columns)
  })
}

function caseSection(page: Page) {
  return page.locator('section', { hasText: 'Click a use case to learn more about it' })
}

async function openFirstCase(page: Page) {
  await openPage(page, path)
  const card = caseSection(page).getByRole('link').first()
  await card.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  return { card, dialog }
}

test('a use case opens its study with solution, benefits, requirements, timeline and the source’s host', async ({
  page,
}) => {
  const { dialog } = await openFirstCase(page)
  await expect(page).toHaveURL(`${path}?case=ambient-visit-notes`)
  await expect(dialog.getByRole('heading', { level: 2 })).toHaveText('Ambient Visit Notes')
  await expect(dialog.getByText('Benefits')).toBeVisible()
  await expect(dialog.getByText('Implementation Requirements')).toBeVisible()
  await expect(dialog.getByText('6-9 months')).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'pubmed.ncbi.nlm.nih.gov' })).toHaveAttribute('href', /^https:/)
})

test('the page behind an open study does not scroll, and the focus stays inside', async ({ page }) => {
  const { dialog } = await openFirstCase(page)
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden')
  for (let press = 0; press < 6; press++) await page.keyboard.press('Tab')
  const isInside = await dialog.evaluate(
    element => element.contains(document.activeElement) || document.activeElement === document.body,
  )
  expect(isInside).toBe(true)
})

for (const [way, close] of [
  ['its button', (page: Page) => page.getByRole('dialog').getByRole('link', { name: 'Close' }).click()],
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ['a click outside', (page: Page) => page.mouse.click(5, 5)],
  ['Back', (page: Page) => page.goBack()],
] as const) {
  test(`a study is closed by ${way}`, async ({ page }) => {
    await openFirstCase(page)
    await close(page)
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page).toHaveURL(path)
    await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden')
  })
}

test('the focus returns to the card from which a study was opened', async ({ page }) => {
  const { card } = await openFirstCase(page)
  await page.keyboard.press('Escape')
  await expect(card).toBeFocused()
})

test('Forward opens the study again', async ({ page }) => {
  await openFirstCase(page)
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(path)
  await page.goForward()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('a study reached by its address is open at once, and closing it leaves the page', async ({ page }) => {
  await openPage(page, `${path}?case=ambient-visit-notes`)
  await expect(page.getByRole('dialog')).toContainText('Ambient Visit Notes')
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(path)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('an address of no study opens none', async ({ page }) => {
  await openPage(page, `${path}?case=nothing`)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('the page keeps its place when a study opens and closes', async ({ page }) => {
  await openPage(page, path)
  await caseSection(page).getByRole('link').first().scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => window.scrollY)
  await caseSection(page).getByRole('link').first().click()
  await expect(page.locator('dialog:modal')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await page.evaluate(() => window.scrollY)).toBe(before)
})

test('an industry without matching demos has no hub', async ({ page }) => {
  await openPage(page, '/industries/legal-services')
  await expect(page.getByRole('heading', { name: 'Demos & Resources Hub' })).toHaveCount(0)
})

test('the call to action leads to contact and services, whatever link the data holds', async ({ page }) => {
  await openPage(page, '/industries/logistics')
  const block = page.locator('main > section').last()
  await expect(block.getByRole('link').nth(0)).toHaveAttribute('href', '/contact')
  await expect(block.getByRole('link').nth(1)).toHaveAttribute('href', '/services')
})

test('an unknown industry says so', async ({ page, complaints }) => {
  const response = await page.goto('/industries/lost')
  await waitForHydration(page)
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: 'Industry not found' })).toBeVisible()
  complaints.splice(0)
})
