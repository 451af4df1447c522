import { expect, openPage, test } from './support/site.ts'

test('/blog shows cover, title, author with role, long date, age and excerpt, and links within itself', async ({
  page,
}) => {
  await openPage(page, '/blog')
  await expect(page.getByRole('heading', { level: 1, name: 'Blog', exact: true })).toBeVisible()
  const cards = page.getByRole('article')
  await expect(cards).toHaveCount(27)
  const card = cards.first()
  await expect(card.locator('img').first()).toHaveAttribute('alt', /.+/)
  await expect(card).toContainText('August 12, 2025 · ')
  await expect(card).toContainText('ago')
  await expect(card).toContainText('Lead AI Solutions and Enterprise Architect')
  await expect(card.getByRole('link')).toHaveAttribute('href', '/blog/blog-33')
})

test('of a list that a link leads to the first cards come first, of one that is come back to all at once', async ({
  page,
}) => {
  await openPage(page, '/')
  const counts = await page.evaluateHandle(() => {
    const seen: number[] = []
    new MutationObserver(() => {
      const count = document.querySelectorAll('main article a[href^="/blogs/"]').length
      if (count !== seen.at(-1)) seen.push(count)
    }).observe(document.body, { childList: true, subtree: true })
    return seen
  })
  const cards = page.getByRole('article')
  await page.locator('footer').getByRole('link', { name: 'Blog' }).click()
  await expect(cards).toHaveCount(27)
  expect((await counts.jsonValue()).slice(-2)).toEqual([9, 27])
  await cards.last().scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => window.scrollY)
  // Playwright's own click would scroll the link into view first.
  await cards.last().getByRole('link').dispatchEvent('click')
  await expect(cards).not.toHaveCount(27)
  await page.goBack()
  await expect(cards).toHaveCount(27)
  expect((await counts.jsonValue()).slice(-2)).not.toContain(9)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place)
})

test('/blogs shows "Read more →" and links within itself', async ({ page }) => {
  await openPage(page, '/blogs')
  await expect(page.getByRole('heading', { level: 1, name: 'Our Blogs' })).toBeVisible()
  const link = page.getByRole('article').first().getByRole('link')
  await expect(link).toContainText('Read more →')
  await expect(link).toHaveAttribute('href', '/blogs/blog-33')
})

for (const [path, width, columns] of [
  ['/blog', 768, 2],
  ['/blogs', 1440, 3],
  ['/blogs', 390, 1],
] as const) {
  test(`${path} has ${columns} column(s) of cards at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await openPage(page, path)
    const lefts = await page
      .getByRole('article')
      .evaluateAll(cards => cards.map(card => card.getBoundingClientRect().left))
    expect(new Set(lefts).size).toBe(columns)
  })
}

test('the sidebar takes a third of the width from medium screens on', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 })
  await openPage(page, '/blog')
  const { sidebar, whole } = await page.locator('main aside').evaluate(aside => ({
    sidebar: aside.getBoundingClientRect().width,
    whole: aside.parentElement?.getBoundingClientRect().width ?? 0,
  }))
  expect(sidebar / whole).toBeGreaterThan(0.3)
  expect(sidebar / whole).toBeLessThan(0.35)
})

test('the archive lists years newest first, opens and closes, and leads to a month', async ({ page }) => {
  await openPage(page, '/blog')
  const archive = page.getByRole('navigation', { name: 'Blog Archive' })
  await expect(archive.locator('summary')).toHaveText(['2025', '2024'])
  await expect(archive.getByRole('link', { name: 'July (3)' })).toBeVisible()
  await archive.getByText('2025').click()
  await expect(archive.getByRole('link', { name: 'July (3)' })).toBeHidden()
  await archive.getByText('2024').click()
  await archive.getByRole('link', { name: 'December (2)' }).click()
  await expect(page).toHaveURL('/blog?year=2024&month=12')
  await expect(page.getByText('Posts from December 2024')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(2)
})

test('the year that the list is limited to stays open', async ({ page }) => {
  await openPage(page, '/blog?year=2024&month=12')
  const archive = page.getByRole('navigation', { name: 'Blog Archive' })
  await archive.getByText('2024').click()
  await expect(archive.getByRole('link', { name: 'December (2)' })).toBeVisible()
  await archive.getByRole('link', { name: 'Show All Posts' }).click()
  await expect(page.getByRole('article')).toHaveCount(27)
})

for (const path of ['/blog', '/blogs']) {
  test(`${path} says when a period has no posts`, async ({ page }) => {
    await openPage(page, `${path}?year=1999&month=1`)
    await expect(page.getByText('No blog posts found for this period')).toBeVisible()
    await expect(page.getByText('Try a different period or show all posts.')).toBeVisible()
  })
}

test('the number of loaded posts is logged', async ({ page }) => {
  const lines: string[] = []
  page.on('console', message => lines.push(message.text()))
  await openPage(page, '/blogs')
  await expect.poll(() => lines.join()).toContain('27 posts loaded')
})

test('an article says who wrote it, leads back, and on to its neighbours below /blogs', async ({ page }) => {
  await openPage(page, '/blog/blog-32')
  await expect(page.getByText('By Clodagh Varma')).toBeVisible()
  await expect(page.getByRole('link', { name: '← Back to Blog' })).toHaveAttribute('href', '/blog')
  await expect(page.getByRole('link', { name: 'All Blogs' })).toHaveAttribute('href', '/blogs')
  await expect(page.getByRole('link', { name: 'Previous Blog' })).toHaveAttribute('href', '/blogs/blog-33')
  await expect(page.getByRole('link', { name: 'Next Blog' })).toHaveAttribute('href', '/blogs/blog-31')
})

test('the newest post has no previous and the oldest no next', async ({ page }) => {
  await openPage(page, '/blogs/blog-33')
  await expect(page.getByRole('link', { name: 'Previous Blog' })).toHaveCount(0)
  await openPage(page, '/blogs/give-the-model-a-form')
  await expect(page.getByRole('link', { name: 'Next Blog' })).toHaveCount(0)
})

test('a stored post shows its author with picture and role, and date and time', async ({ page }) => {
  await openPage(page, '/blogs/give-the-model-a-form')
  await expect(page.getByText('May 15, 2024, 9:00 AM UTC')).toBeVisible()
  await expect(page.getByText('Esen Whitlock')).toBeVisible()
  await expect(page.locator('main header img')).toHaveAttribute('src', '/images/avatars/esen-whitlock.jpg')
  await expect(page.getByText('5 min read')).toBeVisible()
  await expect(page.locator('#piece-body h2').first()).toBeVisible()
})

test('a part of a series lists all parts and marks itself', async ({ page }) => {
  await openPage(page, '/blogs/blog-23')
  const series = page.getByRole('navigation', { name: /Part 3 of 5/ })
  await expect(series.getByRole('listitem')).toHaveCount(5)
  await expect(series.getByRole('link')).toHaveCount(4)
})

test('the contents lead to the piece’s own sections and stay beside the text', async ({ page }) => {
  await openPage(page, '/blogs/blog-23')
  const contents = page.getByRole('navigation', { name: 'Contents' })
  await contents.getByRole('link', { name: 'Look facts up, every time' }).click()
  await expect(page).toHaveURL(/#look-facts-up-every-time$/)
  await expect(page.locator('#look-facts-up-every-time')).toBeInViewport()
  await expect(contents).toBeInViewport()
})

test('a block of code can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openPage(page, '/blogs/blog-23')
  const block = page.locator('pre').first()
  await block.getByRole('button', { name: 'Copy' }).click()
  await expect(block.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('"claim": "7731"')
})

test('the page is shared by its address where there is no share sheet', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  await openPage(page, '/blogs/blog-23')
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByText('Link copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/blogs\/blog-23$/)
})

test('the text has a comfortable measure', async ({ page }) => {
  await openPage(page, '/blogs/blog-23')
  const charactersPerLine = await page
    .locator('#piece-body > p')
    .first()
    .evaluate(paragraph => {
      const lineHeight = Number.parseFloat(getComputedStyle(paragraph).lineHeight)
      const lines = Math.round(paragraph.getBoundingClientRect().height / lineHeight)
      return (paragraph.textContent?.length ?? 0) / lines
    })
  expect(charactersPerLine).toBeGreaterThan(45)
  expect(charactersPerLine).toBeLessThan(80)
})
