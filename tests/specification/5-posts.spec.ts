import { expect, openPage, test } from '../browser/support/site.ts'
import { undateNewestPost } from '../browser/support/undated-post.ts'

test('Posts with an invalid date are skipped and a warning logged.', async ({ page, complaints }) => {
  const undatedId = await undateNewestPost(page)
  await openPage(page, '/')
  await page.locator('footer').getByRole('link', { name: 'Blogs' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Our Blogs' })).toBeVisible()
  await complaints.expect(new RegExp(`The post ${undatedId()} is skipped`))
  await expect(page.locator(`main article a[href="/blogs/${undatedId()}"]`)).toHaveCount(0)
})
