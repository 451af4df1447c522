import type { Page } from '@playwright/test'
import { expect, openPage, test } from './support/site.ts'

async function failRequests(page: Page, pattern: RegExp): Promise<void> {
  await page.route(pattern, route => route.abort())
}

/** The picture is shown: it has been loaded, from the file given. */
async function expectShown(page: Page, selector: string, file: string): Promise<void> {
  const image = page.locator(selector).first()
  await image.scrollIntoViewIfNeeded()
  await expect(image).toHaveAttribute('src', file)
  await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0)
}

test.afterEach(({ complaints }) => {
  const unexpected = complaints.splice(0).filter(complaint => !complaint.includes('net::ERR_FAILED'))
  expect(unexpected.filter(complaint => !complaint.includes('The demo picture'))).toEqual([])
})

test('a service picture that cannot be had gives way to the stock picture', async ({ page }) => {
  await failRequests(page, /images\/services\/ai-staffing/)
  await openPage(page, '/services/ai-staffing')
  await expectShown(page, 'main picture img', '/images/services/fallback.jpg')
})

test('a cover that cannot be had gives way to the default cover, on cards and on the post', async ({ page }) => {
  await failRequests(page, /images\/covers\/beat-last-week-first/)
  await openPage(page, '/blogs?page=2')
  await expectShown(page, 'main article:has(a[href$="beat-last-week-first"]) img', '/images/covers/default.jpg')
  await openPage(page, '/blogs/beat-last-week-first')
  await expect(page.locator('main img[src="/images/covers/default.jpg"]')).toBeVisible()
})

test('an avatar that cannot be had gives way to the default avatar', async ({ page }) => {
  await failRequests(page, /images\/avatars\/desmond-nakagawa/)
  await openPage(page, '/blog?page=2')
  await expectShown(
    page,
    'main article:has(a[href$="beat-last-week-first"]) img[src*="avatars"]',
    '/images/avatars/default.png',
  )
})

test('a demo picture that cannot be had is tried with its slash toggled, then the placeholder, and is logged', async ({
  page,
  complaints,
}) => {
  await failRequests(page, /images\/demos\//)
  await openPage(page, '/demos')
  await page.locator('main article img').first().scrollIntoViewIfNeeded()
  await expect
    .poll(() => complaints.filter(complaint => complaint.includes('The demo picture images/demos/')).length)
    .toBeGreaterThan(0)
  await expect(page.locator('main article img').first()).toHaveAttribute('src', '/images/demos/placeholder.jpg')
})
