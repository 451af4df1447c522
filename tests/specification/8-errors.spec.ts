import type { Locator, Page } from '@playwright/test'
import { expect, openPage, test } from '../browser/support/site.ts'
import { counts } from '../support/post-count.ts'

async function breakFiles(page: Page, pattern: RegExp): Promise<void> {
  await page.route(pattern, route => route.abort())
}

async function expectShown(image: Locator, file: RegExp): Promise<void> {
  await image.scrollIntoViewIfNeeded()
  await expect.poll(() => image.evaluate((shown: HTMLImageElement) => shown.currentSrc)).toMatch(file)
  await expect.poll(() => image.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBeGreaterThan(0)
}

test.beforeEach(({ complaints }) => complaints.allow(/net::ERR_FAILED|The demo picture/))

const cover = '/images/covers/default.jpg'
const avatar = '/images/avatars/default.png'
const beatLastWeek = 'main article:has(a[href$="beat-last-week-first"]) img'

for (const [what, path, image, file, standIn] of [
  ['broken cover image: default cover', '/blogs?page=2', beatLastWeek, 'covers/beat-last-week-first', cover],
  [
    'broken cover image of a post: default cover',
    '/blogs/beat-last-week-first',
    'main img[src*="/covers/"]',
    'covers/beat-last-week-first',
    cover,
  ],
  [
    'Use case: image_src (default cover on failure)',
    '/industries/healthcare?case=ambient-visit-notes',
    'dialog img',
    'use-cases/healthcare/ambient-visit-notes',
    cover,
  ],
  [
    'broken avatar: default avatar',
    '/blog?page=2',
    `${beatLastWeek}[src*="avatars"]`,
    'avatars/desmond-nakagawa',
    avatar,
  ],
  ['broken portrait: default avatar', '/about', '#team article img', 'team/abena-lindqvist', avatar],
  [
    'broken service image: stock photo',
    '/services/ai-staffing',
    'main picture img',
    'services/ai-staffing',
    '/images/services/fallback.jpg',
  ],
] as const) {
  test(`${what}, after the original of each size`, async ({ page }) => {
    const original = new RegExp(`/images/${file}\\.(avif|jpg|png)$`)
    await breakFiles(page, new RegExp(`/images/${file}-\\d+\\.avif$`))
    await openPage(page, path)
    await expectShown(page.locator(image).first(), original)
    await breakFiles(page, original)
    await openPage(page, path)
    await expectShown(page.locator(image).first(), new RegExp(`${standIn}$`))
  })
}

test('broken avatar: default avatar, also of the person who answers', async ({ page }) => {
  await breakFiles(page, /\/images\/team\//)
  for (const path of ['/contact', '/services']) {
    await openPage(page, path)
    await expectShown(page.locator('main img[alt=""][width="480"]').last(), /\/images\/avatars\/default\.png$/)
  }
})

test('broken demo thumbnail: retried with the leading slash toggled, then the placeholder, and logged', async ({
  page,
  complaints,
}) => {
  const demo = '/images/demos/computer-vision'
  const listLogged = (start: number) =>
    complaints.all
      .slice(start)
      .flatMap(complaint => /The demo picture (\S*computer-vision\S*) cannot be shown/.exec(complaint)?.[1] ?? [])
  const image = page.locator('article:has(a[href="/demos/computer-vision"]) img')
  const broken: string[] = []
  for (const { ending, shown } of [
    { ending: 'svg', shown: /computer-vision-\d+\.avif$/ },
    { ending: 'avif', shown: /computer-vision\.jpg$/ },
    { ending: 'jpg', shown: /\/images\/demos\/placeholder\.jpg$/ },
  ]) {
    broken.push(ending)
    await breakFiles(page, new RegExp(`${demo}.*\\.${ending}$`))
    for (const path of ['/demos', '/', '/industries/manufacturing']) {
      const start = complaints.all.length
      await openPage(page, path)
      await expectShown(image, shown)
      // The scene, the picture with its sizes, the original, and the original with its slash toggled.
      const files = [`${demo}.svg`, `${demo}.jpg`, `${demo}.jpg`, `${demo.slice(1)}.jpg`]
      await expect
        .poll(() => listLogged(start), `${path} without ${broken}`)
        .toEqual(files.slice(0, broken.length === 3 ? 4 : broken.length))
    }
  }
})

test('The blog store logs the count of loaded posts on load, whatever part of them the page shows', async ({
  page,
}) => {
  for (const path of ['/blog', '/blogs?year=1999&month=1', '/blogs/blog-33']) {
    const logged = page.waitForEvent('console', message => message.text() === `Blog: ${counts.posts} posts loaded.`)
    await openPage(page, path)
    await logged
  }
})
