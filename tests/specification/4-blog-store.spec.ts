import { fillNewPost, openSignedIn, rowOf } from '../browser/support/manage-posts.ts'
import { expect, openPage, test } from '../browser/support/site.ts'

test('Blog store: add (append), lookup by id; in memory only, lost on reload', async ({ page }) => {
  await openSignedIn(page, '/blogs')
  await page.getByRole('link', { name: 'Manage Posts' }).click()
  await expect(page.getByRole('table')).toBeVisible()
  await fillNewPost(page)
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

test('Blog store: update (replace by id), lookup by id', async ({ page }) => {
  await openSignedIn(page)
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
