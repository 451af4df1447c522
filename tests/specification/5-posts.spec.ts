import { z } from 'zod'
import { expect, openPage, test } from '../browser/support/site.ts'

const posts = z.array(z.looseObject({ id: z.string() })).min(1)

test('Posts with an invalid date are skipped and a warning logged.', async ({ page, complaints }) => {
  let undated = ''
  await page.route('**/posts.json', async route => {
    const [first, ...others] = posts.parse(await (await fetch(route.request().url())).json())
    undated = first?.id ?? ''
    await route.fulfill({ json: [{ ...first, publishedOn: 'someday' }, ...others] })
  })
  await openPage(page, '/')
  await page.locator('footer').getByRole('link', { name: 'Blogs' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Our Blogs' })).toBeVisible()
  await complaints.expect(new RegExp(`The post ${undated} is skipped`))
  await expect(page.locator(`main article a[href="/blogs/${undated}"]`)).toHaveCount(0)
})
