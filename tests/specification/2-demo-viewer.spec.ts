import { expect, test } from '../browser/support/site.ts'
import { activeDemos } from '../support/demos.ts'
import { someDemo } from '../support/some-demo.ts'

test('a spinner for 1 second, then the demo in a sandboxed embedded frame allowing scripts, same-origin access and forms; changing id reloads and restarts the wait', async ({
  page,
}) => {
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
  await page.addInitScript(() =>
    Object.assign(performance, { mark: () => Object.assign(window, { isHydrated: true }) }),
  )
  const last = activeDemos.at(-1)?.id
  await page.goto(`/demos/${last}`)
  // The scripts start without an interaction, when the browser is idle after `load`; nothing else delays them.
  await page.clock.runFor(50)
  await page.waitForFunction(() => 'isHydrated' in window)
  await page.clock.runFor(990)
  await expect(page.getByRole('status')).toBeVisible()
  await page.clock.runFor(20)
  const frame = page.locator('iframe')
  await expect(frame).toHaveAttribute('src', `/demo-apps/${last}/`)
  await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms')
  await expect(page.getByRole('status')).toHaveCount(0)
  await page.clock.resume()
  await page.getByRole('link', { name: '← Back to Demos' }).click()
  await page.getByRole('article').first().getByRole('link').click()
  await expect(page.getByRole('status')).toBeVisible()
  await expect(frame).toHaveAttribute('src', `/demo-apps/${someDemo.id}/`)
})

test('Height is viewport minus 300 px, minimum 500 px.', async ({ page }) => {
  await page.goto(`/demos/${someDemo.id}`)
  for (const [windowHeight, height] of [
    [1000, 700],
    [600, 500],
  ] as const) {
    await page.setViewportSize({ width: 1440, height: windowHeight })
    const box = await page.locator('[aria-busy]').boundingBox()
    expect(Math.round(box?.height ?? 0)).toBe(height)
  }
})
