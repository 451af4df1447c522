import { expect, openPage, test } from './support/site.ts'

test('the dashboard shows four demos in four columns, each with tags and a way to launch it', async ({ page }) => {
  await openPage(page, '/demos')
  await expect(page.getByRole('heading', { level: 1, name: "AI in Action: See What's Possible" })).toBeVisible()
  const cards = page.getByRole('article')
  await expect(cards).toHaveCount(4)
  const lefts = await cards.evaluateAll(elements => elements.map(element => element.getBoundingClientRect().left))
  expect(new Set(lefts).size).toBe(4)
  await expect(cards.first().getByRole('link', { name: /Launch Demo/ })).toHaveAttribute(
    'href',
    '/demos/computer-vision',
  )
  await expect(page.getByRole('link', { name: 'Request Custom Demo' })).toHaveAttribute('href', '/contact')
  await expect(page.getByRole('link', { name: 'Explore Services' })).toHaveAttribute('href', '/services')
})

test('filters combine, the same again clears, Back returns, and the address can be shared', async ({ page }) => {
  await openPage(page, '/demos')
  const industries = page.getByRole('navigation', { name: 'Filter by Industry' })
  const technologies = page.getByRole('navigation', { name: 'Filter by Technology' })
  await expect(industries.getByRole('link', { name: 'All Industries' })).toHaveAttribute('aria-current', 'true')
  await industries.getByRole('link', { name: 'Healthcare' }).click()
  await expect(page.getByRole('article')).toHaveCount(2)
  await technologies.getByRole('link', { name: 'Natural Language' }).click()
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page).toHaveURL('/demos?industry=Healthcare&technology=Natural+Language')
  await industries.getByRole('link', { name: 'Healthcare' }).click()
  await expect(page).toHaveURL('/demos?technology=Natural+Language')
  await page.goBack()
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(industries.getByRole('link', { name: 'Healthcare' })).toHaveAttribute('aria-current', 'true')
  await page.reload()
  await expect(page.getByRole('article')).toHaveCount(1)
})

test('filters that fit nothing say so and can be reset', async ({ page }) => {
  await openPage(page, '/demos?industry=Manufacturing&technology=Scheduling')
  await expect(page.getByText('No demos available with the selected filters.')).toBeVisible()
  await page.getByRole('link', { name: 'View all demos' }).click()
  await expect(page.getByRole('article')).toHaveCount(4)
})

test('the viewer shows a spinner for a second, then the demo in its sandboxed frame', async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('iframe') !== null)
        document.documentElement.dataset.framedAt ??= String(performance.now())
    }).observe(document, { childList: true, subtree: true })
  })
  await openPage(page, '/demos/ai-data-validation')
  await expect(page.getByRole('status')).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
  const frame = page.locator('iframe')
  await expect(frame).toHaveAttribute('src', '/demo-apps/ai-data-validation/')
  await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms')
  await expect(page.getByRole('status')).toHaveCount(0)
  await expect(page.getByText('Powered by Spanwell AI')).toBeVisible()
  const waitedMs = await page.evaluate(() => {
    const hydratedAt = performance.getEntriesByName('hydrated')[0]?.startTime ?? Number.NaN
    return Number(document.documentElement.dataset.framedAt) - hydratedAt
  })
  expect(waitedMs).toBeGreaterThan(950)
})

test('another demo starts the wait again', async ({ page }) => {
  await openPage(page, '/demos/ai-data-validation')
  await expect(page.locator('iframe')).toHaveCount(1)
  await page.getByRole('link', { name: '← Back to Demos' }).click()
  await page.getByRole('article').first().getByRole('link').click()
  await expect(page.getByRole('status')).toBeVisible()
  await expect(page.locator('iframe')).toHaveAttribute('src', '/demo-apps/computer-vision/')
})

for (const [height, expected] of [
  [1000, 700],
  [600, 500],
] as const) {
  test(`in a window ${height} px high the frame is ${expected} px high`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height })
    await openPage(page, '/demos/computer-vision')
    const stage = page.locator('[aria-busy]')
    expect(await stage.evaluate(element => Math.round(element.getBoundingClientRect().height))).toBe(expected)
  })
}

for (const id of ['computer-vision', 'smart-dispatch-scheduler', 'ai-data-validation', 'appointment-scheduling']) {
  test(`${id} runs in its frame and cannot reach the site's storage`, async ({ page }) => {
    await openPage(page, `/demos/${id}`)
    const heading = page.frameLocator('iframe').getByRole('heading', { level: 1 })
    await expect(heading).toBeVisible()
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
  })
}
