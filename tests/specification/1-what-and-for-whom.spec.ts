import { expect, openPage, test } from '../browser/support/site.ts'

test('No server-side data calls exist except the contact message: scripts ask for static documents only', async ({
  page,
}) => {
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
