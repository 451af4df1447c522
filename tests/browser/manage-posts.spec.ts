import { readFileSync } from 'node:fs'
import { counts } from '../support/post-count.ts'
import { makeEntry } from '../support/stored-posts.ts'
import { fillNewPost, managePath, openSignedIn, rowOf } from './support/manage-posts.ts'
import { press } from './support/press.ts'
import { ada, register } from './support/sign-in.ts'
import { expect, openPage, test } from './support/site.ts'
import { undateNewestPost } from './support/undated-post.ts'

test('signed out the screen asks to sign in, and neither list shows the way there', async ({ page }) => {
  for (const list of ['/blog', '/blogs']) {
    await openPage(page, list)
    await expect(page.getByRole('link', { name: 'Manage Posts' })).toHaveCount(0)
  }
  await openPage(page, managePath)
  await expect(page.getByRole('heading', { name: 'Please sign in' })).toBeVisible()
  await expect(page.getByRole('table')).toHaveCount(0)
  const button = page.getByRole('button', { name: 'Sign in to manage posts' })
  await button.focus()
  await press(page, 'Enter')
  await expect(page.getByRole('dialog').getByLabel('Email')).toBeFocused()
  await press(page, 'Escape')
  await expect(button).toBeFocused()
  await press(page, 'Enter')
  await register(page, ada)
  await expect(page.getByRole('table')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('both lists lead those who are signed in to the administration', async ({ page }) => {
  for (const list of ['/blog', '/blogs']) {
    await openSignedIn(page, list)
    await page.getByRole('link', { name: 'Manage Posts' }).click()
    await expect(page).toHaveURL(managePath)
    await expect(page.getByRole('table')).toBeVisible()
  }
})

test('an added post is listed, opened, and lost on reload', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', request => scripts.push(request.url()))
  await openSignedIn(page, '/blogs')
  await page.getByRole('link', { name: 'Manage Posts' }).click()
  await expect(page.getByRole('table')).toBeVisible()
  expect(
    scripts.filter(url => /render-post|open-post|yaml/.test(url)),
    'needed for editing only',
  ).toEqual([])
  await fillNewPost(page)
  await expect.poll(() => scripts.some(url => /render-post/.test(url))).toBe(true)
  await page.getByRole('button', { name: 'Save post' }).click()
  await expect(page.getByText('“A Post of Mine” was added')).toBeVisible()
  await expect(rowOf(page, 'A Post of Mine')).toContainText('September 1, 2025')
  await page.goBack()
  await page.getByRole('link', { name: 'Read more → : A Post of Mine' }).click()
  await expect(page).toHaveURL('/blogs/a-post-of-mine')
  await expect(page.getByRole('heading', { name: 'A part' })).toBeVisible()
  await expect(page.getByText('September 1, 2025, 9:30 AM UTC')).toBeVisible()
  await openPage(page, '/blogs?year=2025&month=9')
  await expect(page.getByText('No blog posts found for this period')).toBeVisible()
})

test('a sample post is edited and keeps its address, and read-only articles say so', async ({ page }) => {
  await openSignedIn(page)
  await expect(page.getByText('Built-in article, read-only')).toHaveCount(counts.articles)
  await page.getByRole('button', { name: 'Edit Beat last week first' }).click()
  await expect(page.getByLabel('Markdown', { exact: true })).toHaveValue(/^A forecasting vendor/)
  await page.getByLabel('Title').fill('Beat Last Month First')
  await page.getByLabel('Markdown', { exact: true }).fill('Shorter now.')
  await page.getByRole('button', { name: 'Save post' }).click()
  await page.getByRole('link', { name: 'Beat Last Month First' }).click()
  await expect(page).toHaveURL('/blogs/beat-last-week-first')
  await expect(page.getByRole('heading', { level: 1, name: 'Beat Last Month First' })).toBeVisible()
  await expect(page.getByText('Shorter now.')).toBeVisible()
})

test('a post is deleted after a confirmation, and brought back, without losing the focus', async ({ page }) => {
  await openSignedIn(page)
  const row = rowOf(page, 'Beat last week first')
  const remove = row.getByRole('button', { name: 'Delete' })
  const keep = page.getByRole('dialog').getByRole('button', { name: 'Keep it' })
  await remove.click()
  await keep.click()
  await expect(row).toBeVisible()
  await remove.press('Enter')
  await expect(keep).toBeFocused()
  await press(page, 'Escape')
  await expect(remove).toBeFocused()
  await press(page, 'Enter')
  await expect(keep).toBeFocused()
  await press(page, 'Tab', 'Enter')
  await expect(row).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
  await press(page, 'Enter')
  await expect(page.getByRole('status').filter({ hasText: 'is back' })).toBeFocused()
  await expect(row).toBeVisible()
})

test('a press on Delete before the browser has reported the last closing asks again', async ({ page }) => {
  await openSignedIn(page)
  const deleteButtons = page.getByRole('row').getByRole('button', { name: /^Delete/ })
  await deleteButtons.first().click()
  const before = await deleteButtons.count()
  const next = await deleteButtons.nth(1).elementHandle()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Delete' }).evaluate(async (confirm: HTMLElement, other) => {
    const isTold = new Promise(resolve => confirm.closest('dialog')?.addEventListener('close', resolve))
    confirm.click()
    await Promise.resolve()
    if (other instanceof HTMLElement) other.click()
    return isTold.then(() => {})
  }, next)
  await expect(deleteButtons).toHaveCount(before - 1)
  await dialog.getByRole('button', { name: 'Keep it' }).click()
  await expect(deleteButtons).toHaveCount(before - 1)
})

test('the table is searched and sorted', async ({ page }) => {
  await openSignedIn(page)
  const titles = page.getByRole('rowheader')
  await expect(titles).toHaveCount(counts.posts)
  await page.getByLabel('Search posts').fill('data science')
  await expect(page.getByText(new RegExp(`^\\d of ${counts.posts} posts$`))).toBeVisible()
  await expect(rowOf(page, 'Beat last week first')).toBeVisible()
  await page.getByLabel('Search posts').fill('')
  await expect(page.getByRole('columnheader', { name: 'Date' })).toHaveAttribute('aria-sort', 'descending')
  const head = page.getByRole('button', { name: 'Title', exact: true })
  await head.press('Enter')
  await expect(page.getByRole('columnheader', { name: 'Title' })).toHaveAttribute('aria-sort', 'ascending')
  await expect(head).toBeFocused()
  const shown = await titles.allTextContents()
  expect(shown).toEqual(shown.toSorted((a, b) => a.localeCompare(b, 'en')))
})

test('a post is exported as a file, and imported from it; another file is refused in words', async ({ page }) => {
  await openSignedIn(page)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export Beat last week first' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('beat-last-week-first.md')
  const exported = readFileSync(await download.path(), 'utf8')
  expect(exported).toBe(readFileSync('content/posts/beat-last-week-first.md', 'utf8'))

  const { file } = makeEntry()
  for (const [name, text] of [
    ['changed.md', exported.replace('title: Beat last week first', 'title: Beat It')],
    ['new.md', file.markdown],
  ] as const) {
    await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/markdown', buffer: Buffer.from(text) })
    await page.getByRole('button', { name: 'Save post' }).click()
  }
  await expect(rowOf(page, 'Beat It')).toBeVisible()
  await expect(rowOf(page, 'A first post: “quoted”, #1 & more')).toBeVisible()
  await expect(page.getByText(`${counts.posts + 1} of ${counts.posts + 1} posts`)).toBeVisible()
  const buffer = Buffer.from('---\ntitle: 5\n---\n')
  await page.locator('input[type=file]').setInputFiles({ name: 'odd.md', mimeType: 'text/markdown', buffer })
  await expect(page.getByRole('alert').filter({ hasText: 'odd.md' })).toHaveText('odd.md: "title" must be text.')
})

test('hostile Markdown does nothing, in the preview and on the post’s page', async ({ page }) => {
  await openSignedIn(page)
  const hostile = 'Hi <img src=x onerror="window.harmed=1"><script>window.harmed=1</script> [go](javascript:harmed=1)'
  await fillNewPost(page, hostile)
  const preview = page.getByRole('region', { name: 'Preview' })
  await expect(preview.getByText('Hi')).toBeVisible()
  await expect(preview.locator('img, script, [onerror], a[href]')).toHaveCount(0)
  await preview.getByText('go', { exact: true }).click()
  await page.getByRole('button', { name: 'Save post' }).click()
  await page.getByRole('link', { name: 'A Post of Mine' }).click()
  await expect(page.locator('[data-part="body"]')).toContainText('Hi')
  await expect(page.locator('[data-part="body"]').locator('img, script, a[href]')).toHaveCount(0)
  expect(await page.evaluate(() => Reflect.get(window, 'harmed'))).toBeUndefined()
})

test('a post without a readable date is left out of the table, as it is of the blog', async ({ page, complaints }) => {
  const undatedId = await undateNewestPost(page)
  await openSignedIn(page, '/blogs')
  await page.getByRole('main').getByRole('link', { name: 'Manage' }).click()
  await expect(page.getByText(`${counts.posts - 1} of ${counts.posts - 1} posts`)).toBeVisible()
  expect(complaints.splice(0)).toEqual([expect.stringContaining(`The post ${undatedId()} is skipped`)])
})
