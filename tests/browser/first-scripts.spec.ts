import { screens } from '../../client/screens.ts'
import { scriptsOf } from '../support/built-chunks.ts'
import { expect, openPage, test } from './support/site.ts'

for (const path of ['/', '/blogs/blog-33', '/tools/genai-landscape']) {
  test(`${path} asks for no script until 600 ms after it has loaded, when the visitor gives no sign`, async ({
    page,
  }) => {
    await openPage(page, path)
    const waits = await page.evaluate(() => {
      const loadedAt = performance.timing.loadEventStart - performance.timeOrigin
      const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'))
      return scripts.map(({ startTime }) => startTime - loadedAt)
    })
    expect(waits.length).toBeGreaterThan(3)
    expect(Math.min(...waits)).toBeGreaterThanOrEqual(600)
  })
}

test('the scripts of a page are all asked for before the first of them has come', async ({ page }) => {
  const count = scriptsOf(screens.home.module).length
  expect(count).toBeGreaterThan(3)
  const asked = new Set<string>()
  await page.route('**/assets/*.js', async route => {
    asked.add(route.request().url())
    await expect.poll(() => asked.size).toBe(count)
    await route.continue()
  })
  await openPage(page, '/')
})
