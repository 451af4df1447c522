import { expect, test } from '../browser/support/site.ts'
import { someDemo } from '../support/some-demo.ts'
import { windows } from './support/windows.ts'

test('the viewer has a back link, ‘Open in new tab’, and a header with name and description', async ({ page }) => {
  await page.goto(`/demos/${someDemo.id}`)
  const header = page.locator('main header')
  for (const size of windows) {
    await page.setViewportSize(size)
    await expect(header.getByRole('link', { name: '← Back to Demos' })).toBeInViewport({ ratio: 1 })
    await expect(header.getByRole('link', { name: 'Open in new tab' })).toBeInViewport({ ratio: 1 })
    await expect(header.getByRole('heading', { name: someDemo.name })).toBeInViewport({ ratio: 1 })
    const words = await header.locator('p').innerText()
    expect(words, `at ${size.width} px`).toContain(someDemo.description)
    expect((await header.locator('p').boundingBox())?.height, `at ${size.width} px`).toBeGreaterThan(20)
  }
})
