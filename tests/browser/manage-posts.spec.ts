import { fillNewPost, managePath, openSignedIn, rowOf } from './support/manage-posts.ts'
import { press } from './support/press.ts'
import { ada, register } from './support/sign-in.ts'
import { expect, openPage, test } from './support/site.ts'

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
    scripts.filter(url => /render-post/.test(url)),
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

test('a sample post is edited and keeps its address', async ({ page }) => {
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

test('a post is deleted and brought back, without losing the focus', async ({ page }) => {
  await openSignedIn(page)
  const row = rowOf(page, 'Beat last week first')
  await row.getByRole('button', { name: 'Delete' }).press('Enter')
  await expect(row).toHaveCount(0)
  const notice = page.getByRole('status').filter({ hasText: 'was deleted' })
  await expect(notice).toBeFocused()
  await press(page, 'Tab', 'Enter')
  await expect(page.getByRole('status').filter({ hasText: 'is back' })).toBeFocused()
  await expect(row).toBeVisible()
})

test('the form takes the focus, and the outcome takes it when the form closes', async ({ page }) => {
  await openSignedIn(page)
  await page.getByRole('button', { name: 'Add a post' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Add a post' })).toBeFocused()
  await page.getByRole('button', { name: 'Cancel' }).press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Nothing was changed.' })).toBeFocused()
  await page.getByRole('button', { name: 'Edit Beat last week first' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Edit a post' })).toBeFocused()
  await page.getByLabel('Excerpt').fill('Shorter now.')
  await page.getByRole('button', { name: 'Save post' }).press('Enter')
  await expect(page.getByRole('status').filter({ hasText: '“Beat last week first” was saved' })).toBeFocused()
})

test('faults stand beside their fields, the first one gets the focus', async ({ page }) => {
  await openSignedIn(page)
  await fillNewPost(page, '# Too high')
  await page.getByLabel('Address').fill('blog-33')
  await page.getByLabel('Reading time').fill('long')
  await page.getByRole('button', { name: 'Save post' }).click()
  await expect(page.getByLabel('Address')).toBeFocused()
  await expect(page.getByLabel('Address')).toHaveAccessibleDescription(
    /Another article already has the address "blog-33"/,
  )
  await expect(page.getByLabel('Reading time')).toHaveAccessibleDescription(/Write it as "5 min read"/)
  await page.getByLabel('Address').fill('mine')
  await page.getByLabel('Reading time').fill('5 min read')
  await page.getByRole('button', { name: 'Save post' }).click()
  await expect(page.getByLabel('Markdown', { exact: true })).toHaveAccessibleDescription(/begin with ## and go down/)
})

test('the browser asks before the site is left with unsaved changes', async ({ page }) => {
  await openSignedIn(page)
  await page.getByRole('button', { name: 'Add a post' }).click()
  await page.getByLabel('Title').fill('Half a post')
  const asked = page.waitForEvent('dialog')
  await page.evaluate(() => setTimeout(() => location.reload()))
  const dialog = await asked
  expect(dialog.type()).toBe('beforeunload')
  await dialog.dismiss()
  await expect(page.getByLabel('Title')).toHaveValue('Half a post')
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
