import type { Locator, Page } from '@playwright/test'
import { expect, openPage, test } from './support/site.ts'
import { undateNewestPost } from './support/undated-post.ts'

/** How many columns elements stand in. */
async function countColumns(elements: Locator): Promise<number> {
  const lefts = await elements.evaluateAll(all => all.map(element => element.getBoundingClientRect().left))
  return new Set(lefts).size
}

function sectionWith(page: Page, heading: string): Locator {
  return page.locator('section', { has: page.getByRole('heading', { level: 2, name: heading }) })
}

test('the bar is 4rem high, and the contact button lies at the bottom right', async ({ page }) => {
  await openPage(page, '/services')
  const bar = await page.locator('nav[aria-label="Main"]').locator('..').boundingBox()
  expect(bar?.height).toBe(64)
  const button = await page.getByLabel('Contact options').boundingBox()
  expect(button?.x).toBeGreaterThan(1300)
  expect(button?.y).toBeGreaterThan(750)
})

test('at 1440 px services stand in two columns, methodologies in four, staffing in three, a hub’s demos in two', async ({
  page,
}) => {
  await openPage(page, '/services')
  expect(await countColumns(page.locator('main > div').getByRole('article'))).toBe(2)
  expect(await countColumns(sectionWith(page, 'How We Do It').getByRole('article'))).toBe(4)
  await openPage(page, '/services/ai-staffing')
  expect(await countColumns(sectionWith(page, 'Three Ways to Add People').getByRole('article'))).toBe(3)
  await openPage(page, '/industries/healthcare')
  const hub = sectionWith(page, 'Demos & Resources Hub')
  await expect(hub).toContainText('Explore our interactive demos to see AI in action for Healthcare')
  expect(await countColumns(hub.getByRole('article'))).toBe(2)
})

test('the pictures of the two assistants are at most 400 px high', async ({ page }) => {
  await openPage(page, '/services/ai-solutions')
  for (const picture of await sectionWith(page, 'The Two Assistants').locator('img').all()) {
    expect((await picture.boundingBox())?.height).toBeLessThanOrEqual(400)
  }
})

test('cards below the fold enter 0.2 s after one another', async ({ page }) => {
  await openPage(page, '/')
  const waiting = sectionWith(page, 'Our Interactive AI Demos').locator('li > [data-reveal]')
  // The observer tells where they are some moments after hydration.
  await expect(waiting).toHaveCount(4)
  const delays = await waiting.evaluateAll(all =>
    all.map(element => getComputedStyle(element).getPropertyValue('--reveal-delay')),
  )
  expect(delays.map(delay => Number.parseFloat(delay).toFixed(1))).toEqual(['0.0', '0.2', '0.4', '0.6'])
})

test('excerpts are cut after three lines in both blog lists', async ({ page }) => {
  for (const path of ['/blog', '/blogs']) {
    await openPage(page, path)
    await expect(page.locator('main article p[data-lines]').first()).toHaveCSS('-webkit-line-clamp', '3')
  }
})

test('the children in the menu of small screens are indented', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openPage(page, '/')
  await page.locator('nav[aria-label="Main"]').getByLabel('Menu', { exact: true }).click()
  const menu = page.locator('nav[aria-label="Main"] details')
  const parent = await menu.getByRole('link', { name: 'Services - All' }).boundingBox()
  const child = await menu.getByRole('link', { name: 'AI Staffing' }).boundingBox()
  expect(child?.x).toBeGreaterThan(parent?.x ?? Number.POSITIVE_INFINITY)
})

test('the picture over a case study gives way to the default cover', async ({ page, complaints }) => {
  await page.route(/images\/covers\/blog-26/, route => route.abort())
  await openPage(page, '/industries/healthcare?case=nemt-trip-planning')
  await expect(page.getByRole('dialog').locator('img')).toHaveAttribute('src', '/images/covers/default.jpg')
  expect(complaints.splice(0).every(complaint => complaint.includes('net::ERR_FAILED'))).toBe(true)
})

test('another industry’s band begins anew, and the metric that departs fades out', async ({ page }) => {
  const shown = page.locator('section[aria-labelledby="metrics-heading"] [aria-hidden="true"] li')
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
  await page.goto('/industries/healthcare')
  await page.mouse.move(5, 5)
  await expect(shown).toHaveCount(3)
  await page.clock.runFor(1050)
  await expect(shown).toHaveCount(4)
  await expect(shown.first()).toHaveCSS('animation-duration', '0.7s')
  await expect(shown.first()).toHaveCSS('opacity', '0')
  await page.clock.runFor(700)
  const menu = page.locator('nav[aria-label="Main"]')
  await menu.getByRole('link', { name: 'Logistics', includeHidden: true }).first().dispatchEvent('click')
  await expect(page.getByRole('heading', { level: 1, name: 'AI for Logistics' })).toBeVisible()
  const whole = page.locator('section[aria-labelledby="metrics-heading"] ul').first().getByRole('listitem')
  await expect(shown).toHaveCount(3)
  const first = (await whole.first().textContent())?.split(': ')[0] ?? ''
  await expect(shown.first().locator('strong')).toHaveText(first)
  await page.clock.runFor(900)
  await expect(shown).toHaveCount(3)
  await page.clock.runFor(150)
  await expect(shown).toHaveCount(4)
})

test('a post whose date is none is skipped and warned of', async ({ page, complaints }) => {
  await undateNewestPost(page)
  await openPage(page, '/')
  await page.locator('footer').getByRole('link', { name: 'Blogs' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Our Blogs' })).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(26)
  expect(complaints.splice(0)).toEqual([expect.stringContaining('The post blog-33 is skipped')])
})

test('on a way through the site scripts ask the server for static documents only', async ({ page }) => {
  const asked: string[] = []
  page.on('request', request => {
    if (request.resourceType() === 'fetch') asked.push(`${request.method()} ${new URL(request.url()).pathname}`)
  })
  await openPage(page, '/')
  for (const [name, heading] of [
    ['Blogs', 'Our Blogs'],
    ['White Papers', 'White Papers'],
    ['Careers', 'Join Our Team'],
    ['About Us', 'The hard part comes after the demo'],
  ] as const) {
    await page.locator('footer').getByRole('link', { name }).click()
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  }
  expect(asked).not.toEqual([])
  expect(asked.filter(request => !request.startsWith('GET /content/'))).toEqual([])
})
