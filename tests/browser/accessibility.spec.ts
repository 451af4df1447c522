import { canonicalPaths, demoAppPaths } from '../support/page-kinds.ts'
import { findViolationsOnBothScreens } from './support/axe.ts'
import { expect, openAny, openPage, test } from './support/site.ts'

// What waits to rise into place would be no part of the page yet.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const path of [...canonicalPaths, ...demoAppPaths]) {
  test(`axe finds nothing wrong with ${path} on wide and on narrow screens`, async ({ page }) => {
    await openAny(page, path)
    expect(await findViolationsOnBothScreens(page)).toEqual([])
  })
}

for (const path of [
  '/demos?industry=Manufacturing&technology=Scheduling',
  '/blogs?year=2025&month=5',
  '/blog?year=1999&month=1',
]) {
  test(`axe finds nothing wrong with the filtered list ${path}`, async ({ page }) => {
    await openPage(page, path)
    expect(await findViolationsOnBothScreens(page)).toEqual([])
  })
}

test('axe finds nothing wrong with a page that is not there', async ({ page, complaints }) => {
  await openPage(page, '/nowhere')
  expect(await findViolationsOnBothScreens(page)).toEqual([])
  complaints.splice(0)
})

test('axe finds what is wrong with a page, so that finding nothing means something', async ({ page }) => {
  await openPage(page, '/careers')
  await page.evaluate(() => {
    const picture = document.createElement('img')
    picture.src = '/favicon.svg'
    document.querySelector('main')?.append(picture)
  })
  expect((await findViolationsOnBothScreens(page)).join('\n')).toMatch(
    /at 1440 px: image-alt: [\s\S]*at 390 px: image-alt: /,
  )
})
