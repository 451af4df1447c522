import type { Page } from '@playwright/test'
import { press } from './support/press.ts'
import { expect, openPage, test } from './support/site.ts'

test('filters combine, the same again clears, Back returns, and the address can be shared', async ({ page }) => {
  await openPage(page, '/demos')
  const industries = page.getByRole('navigation', { name: 'Filter by Industry' })
  const technologies = page.getByRole('navigation', { name: 'Filter by Technology' })
  const healthcare = industries.getByRole('link', { name: 'Healthcare' })
  await expect(industries.getByRole('link', { name: 'All Industries' })).toHaveAttribute('aria-current', 'true')
  await healthcare.focus()
  await page.evaluate(() => window.scrollTo(0, 150))
  await press(page, 'Enter')
  await expect(page.getByRole('status')).toHaveText('2 demos shown')
  await expect(page.getByRole('article')).toHaveCount(2)
  await expect(healthcare, 'a filter chosen by the keyboard keeps the focus').toBeFocused()
  expect(await page.evaluate(() => window.scrollY), 'and the position').toBe(150)
  await technologies.getByRole('link', { name: 'Natural Language' }).click()
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page).toHaveURL('/demos?industry=Healthcare&technology=Natural+Language')
  await healthcare.click()
  await expect(page).toHaveURL('/demos?technology=Natural+Language')
  await page.goBack()
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(healthcare).toHaveAttribute('aria-current', 'true')
  await page.reload()
  await expect(page.getByRole('article')).toHaveCount(1)
})

test('filters that fit nothing say so and can be reset', async ({ page }) => {
  await openPage(page, '/demos?industry=Manufacturing&technology=Scheduling')
  await expect(page.getByText('No demos available with the selected filters.')).toBeVisible()
  await page.getByRole('link', { name: 'View all demos' }).click()
  await expect(page.getByRole('article')).toHaveCount(4)
})

test('the viewer shows a spinner for a second, then the demo in its sandboxed frame; another demo waits again', async ({
  page,
}) => {
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
  await page.addInitScript(() =>
    Object.assign(performance, { mark: () => Object.assign(window, { isHydrated: true }) }),
  )
  await page.goto('/demos/ai-data-validation')
  // The scripts start without an interaction, when the browser is idle after `load`; nothing else delays them.
  await page.clock.runFor(50)
  await page.waitForFunction(() => 'isHydrated' in window)
  await page.clock.runFor(990)
  await expect(page.getByRole('status')).toBeVisible()
  await page.clock.runFor(20)
  const frame = page.locator('iframe')
  await expect(frame).toHaveAttribute('src', '/demo-apps/ai-data-validation/')
  await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms')
  await expect(page.getByRole('status')).toHaveCount(0)
  await page.clock.resume()
  await page.getByRole('link', { name: '← Back to Demos' }).click()
  await page.getByRole('article').first().getByRole('link').click()
  await expect(page.getByRole('status')).toBeVisible()
  await expect(frame).toHaveAttribute('src', '/demo-apps/computer-vision/')
})

test('a demo whose scripts do not load within 10 s ends its spinner and offers a link', async ({
  page,
  complaints,
}) => {
  await page.route('**/assets/*.js', route => route.abort())
  await page.goto('/demos/computer-vision')
  const link = page.getByRole('link', { name: 'Open it' })
  await expect(page.getByRole('status')).toBeVisible()
  await expect(link).toBeHidden()
  const endsMs = await page.evaluate(() =>
    document
      .getAnimations()
      // Others follow the scroll position.
      .filter(({ timeline }) => timeline === document.timeline)
      .map(animation => {
        animation.finish()
        return animation.effect?.getComputedTiming().endTime
      }),
  )
  expect(endsMs).toEqual([10_000, 10_000])
  await expect(page.getByRole('status')).toBeHidden()
  await expect(link).toHaveAttribute('href', '/demo-apps/computer-vision/')
  expect(complaints.splice(0).join()).toContain('net::ERR_FAILED')
})

for (const id of ['computer-vision', 'smart-dispatch-scheduler', 'ai-data-validation', 'appointment-scheduling']) {
  test(`${id} runs in its frame and cannot reach the site's storage`, async ({ page }) => {
    await openPage(page, `/demos/${id}`)
    await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeAttached()
    const frame = page.frames().find(candidate => candidate.url().includes('/demo-apps/'))
    const storage = await frame?.evaluate(() => {
      try {
        return String(window.localStorage.length)
      } catch (error) {
        return error instanceof DOMException ? error.name : 'other'
      }
    })
    expect(storage).toBe('SecurityError')
    await expect(page.getByRole('link', { name: 'Open in new tab' })).toHaveAttribute('href', `/demo-apps/${id}/`)
    await page.getByRole('link', { name: 'Open in new tab' }).focus()
    await press(page, 'Tab')
    await expect.poll(() => frame?.evaluate(() => document.hasFocus()), 'Tab leads into the frame').toBe(true)
    await press(page, 'Shift+Tab')
    await expect(page.getByRole('link', { name: 'Open in new tab' }), 'and out again').toBeFocused()
  })
}

/** By how much the program in the iframe is higher than the iframe. */
async function hiddenHeight(page: Page): Promise<number> {
  const program = page.frames().find(candidate => candidate.url().includes('/demo-apps/'))
  return (await program?.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)) ?? Number.NaN
}

for (const id of ['computer-vision', 'smart-dispatch-scheduler', 'ai-data-validation', 'appointment-scheduling']) {
  test(`on a phone ${id} shows its first control at once, its name once, and scrolls only with the page`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openPage(page, `/demos/${id}`)
    const program = page.frameLocator('iframe')
    const control = program.locator(':is(button, input:not([type=file]), select):visible').first()
    await expect(control).toBeInViewport()
    await expect.poll(() => page.locator('iframe').evaluate(iframe => iframe.clientHeight)).toBeGreaterThan(1000)
    await expect.poll(() => hiddenHeight(page)).toBe(0)
    const header = await program.locator('header').boundingBox()
    expect(header?.height, 'the program’s own header is for screen readers').toBe(1)
    await page.goto(`/demo-apps/${id}/`)
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
    expect((await page.getByRole('heading', { level: 1 }).boundingBox())?.height).toBeGreaterThan(20)
    await expect(page.locator(':is(button, input:not([type=file]), select):visible').first()).toBeInViewport()
  })
}

test('the page takes a height from the program only', async ({ page }) => {
  await openPage(page, '/demos/appointment-scheduling')
  await expect(page.frameLocator('iframe').getByRole('button', { name: 'Find times' })).toBeVisible()
  await expect.poll(() => hiddenHeight(page)).toBe(0)
  const iframe = page.locator('iframe')
  const before = await iframe.evaluate(({ clientHeight }) => clientHeight)
  await page.evaluate(() => {
    window.postMessage({ programHeight: 9000 }, '*')
    return new Promise(resolve => setTimeout(resolve))
  })
  expect(await iframe.evaluate(({ clientHeight }) => clientHeight)).toBe(before)
})

test('a control far down in the program that gets the focus by the keyboard comes into view', async ({ page }) => {
  await openPage(page, '/demos/appointment-scheduling')
  const program = page.frameLocator('iframe')
  const last = program.getByRole('button', { name: 'Next week', exact: true })
  await expect.poll(() => hiddenHeight(page)).toBe(0)
  await expect(last).not.toBeInViewport()
  await program.getByRole('button', { name: 'Previous week' }).press('Tab')
  await expect(last).toBeFocused()
  await expect(last).toBeInViewport()
})

test('the links of two articles open their data in the demos', async ({ page }) => {
  await openPage(page, '/blogs/blog-17')
  await page.getByRole('link', { name: 'open the ten rows in the demo' }).click()
  await expect(page).toHaveURL('/demos/ai-data-validation?sample=blog-17')
  const program = page.frameLocator('iframe')
  await expect(program.getByText('blog-17.csv: 10 rows checked.')).toBeVisible()
  await expect(program.getByText('90.1', { exact: true })).toBeVisible()
  await expect(program.getByLabel('Weight of accuracy')).toHaveValue('3')
  await openPage(page, '/blogs/blog-26')
  await page.getByRole('link', { name: 'Open the eight trips in our dispatch demo' }).click()
  await expect(program.getByText(/^Done after .* 61 miles with 2 vehicles, 0 trips without a place\.$/)).toBeVisible()
})
