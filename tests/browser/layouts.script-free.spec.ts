import { layouts } from './support/layouts.ts'
import { examinePage } from './support/scriptless-page.ts'
import { expect, test } from './support/site.ts'

test('pages of each layout show all they say without scripts, and nothing that only scripts could move', async ({
  page,
}) => {
  for (const path of layouts) {
    await page.goto(path)
    await expect(page.locator('main h1')).toBeVisible()
    expect.soft(await examinePage(page), path).toEqual({ hiddenTexts: [], deadControls: [], picturesNotShown: [] })
  }
})

test('what needs scripts says so instead: a demo, and the sign-in of the posts’ administration', async ({ page }) => {
  for (const path of layouts.filter(path => path.startsWith('/demos/'))) {
    await page.goto(path)
    await expect(page.getByText('This demo runs in the browser.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Open it' })).toBeVisible()
    await expect(page.getByRole('status')).toBeHidden()
  }
  await page.goto('/admin/manage-posts')
  await expect(page.getByText('Signing in needs JavaScript')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign in to manage posts' })).toBeHidden()
})

test('small screens get the tall picture of the home page, wide ones the wide one, both in AVIF', async ({ page }) => {
  const shown = () =>
    page.locator('main header img[fetchpriority="high"]').evaluate((image: HTMLImageElement) => image.currentSrc)
  await page.goto('/')
  await expect.poll(shown).toMatch(/\/images\/hero\/home-\d+\.avif$/)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(shown).toMatch(/\/images\/hero\/home-tall-\d+\.avif$/)
})

test('the fade of a first screen ends before its subject: what is right of it is as in the picture', async ({
  page,
}) => {
  for (const path of ['/services', ...layouts.filter(path => path.startsWith('/industries/'))]) {
    await page.goto(path)
    const picture = page.locator('main header picture', { has: page.locator('[fetchpriority="high"]') })
    await picture.locator('img').evaluate((image: HTMLImageElement) => image.decode())
    const { x, y, width, height } = (await picture.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    // Below what the navigation bar fades, and right of the fade.
    const clip = { x: x + width * 0.36 + 1, y: y + 200, width: width * 0.62, height: height - 250 }
    const shown = await page.screenshot({ clip })
    await picture.evaluate(element => element.style.setProperty('mask', 'none'))
    expect(shown.equals(await page.screenshot({ clip })), path).toBe(true)
  }
})
