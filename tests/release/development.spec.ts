import { expect, test } from '@playwright/test'
import { layouts } from '../browser/support/layouts.ts'
import { startDevelopmentServer } from '../browser/support/servers.ts'
import { waitForHydration } from '../browser/support/site.ts'

// Development builds of React tell what production ones keep to themselves: every mismatch at hydration.
test('the development server shows each layout, and React has nothing to warn of', async ({ page }) => {
  const server = await startDevelopmentServer({})
  const complaints: string[] = []
  page.on('console', message => {
    if (['error', 'warning'].includes(message.type())) complaints.push(`${page.url()}: ${message.text()}`)
  })
  page.on('pageerror', error => complaints.push(`${page.url()}: ${error.message}`))
  try {
    // In development the program of a demo lacks the built site's sandbox, and Chromium warns of that.
    for (const path of layouts.filter(path => !path.startsWith('/demos/'))) {
      await page.goto(server.url + path)
      await waitForHydration(page)
    }
    expect(complaints).toEqual([])
  } finally {
    await server.stop()
  }
})
