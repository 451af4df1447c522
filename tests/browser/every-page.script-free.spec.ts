import { pagePaths } from '../support/page-paths.ts'
import { listAddresses } from './support/list-addresses.ts'
import { examinePage } from './support/scriptless-page.ts'
import { expect, test } from './support/site.ts'

for (const path of pagePaths) {
  test(`${path} shows all it says, and nothing that only scripts could move`, async ({ page }) => {
    const response = await page.goto(path)
    expect(response?.status()).toBe(200)
    await expect(page.locator('h1')).toHaveCount(1)
    await expect(page.locator('h1')).toBeVisible()
    await expect(page.locator('main')).toBeVisible()
    expect(await examinePage(page)).toEqual({
      hiddenTexts: [],
      deadControls: [],
      linksToNowhere: [],
      picturesWithoutSize: [],
      picturesWithoutImage: [],
    })
  })
}

test('the film has its controls', async ({ page }) => {
  await page.goto('/about')
  await expect(page.locator('video:visible')).toHaveCount(1)
  await expect(page.locator('video:visible')).toHaveAttribute('controls', '')
})

test('every address of the site that a page links to, shows or loads answers', async ({ request }) => {
  test.setTimeout(120_000)
  const sources = new Map<string, string>()
  for (const path of pagePaths) {
    const html = await (await request.get(path)).text()
    for (const address of listAddresses(html)) if (!sources.has(address)) sources.set(address, path)
  }
  expect(sources.size).toBeGreaterThan(pagePaths.length)
  const broken: string[] = []
  for (const [address, path] of sources) {
    const status = (await request.get(address)).status()
    if (status !== 200) broken.push(`${address} (on ${path}) answers ${status}`)
  }
  expect(broken).toEqual([])
})
