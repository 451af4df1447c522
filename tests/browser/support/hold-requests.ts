import type { Page } from '@playwright/test'

/** Keeps back what a page requests from matching addresses, until what it gives is called. */
export async function holdRequests(page: Page, addresses: string | RegExp): Promise<() => void> {
  let letThrough = () => {}
  const isLetThrough = new Promise<void>(resolve => {
    letThrough = resolve
  })
  await page.route(addresses, async route => {
    await isLetThrough
    await route.fallback()
  })
  return letThrough
}
