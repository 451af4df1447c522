import type { Page, Route } from '@playwright/test'

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

const lastRequest = '/last-request-of-a-wave'

/**
 * How many rounds of requests a page makes until a condition holds: what it asks for is kept back until it asks for
 * nothing more, and is then answered together. The number follows from what waits for what, whatever the speed.
 */
export async function countWaves(page: Page, isDone: () => Promise<boolean>): Promise<number> {
  const held: Route[] = []
  await page.route('**/*', async route => {
    if (new URL(route.request().url()).pathname === lastRequest) await route.fulfill({ status: 204 })
    else held.push(route)
  })
  let waves = 0
  while (!(await isDone())) {
    const count = held.length
    await waitUntilIdle(page)
    if (held.length === 0 || held.length > count) continue
    waves += 1
    const answers = held.splice(0).map(async route => ({ route, response: await route.fetch() }))
    for (const { route, response } of await Promise.all(answers)) await route.fulfill({ response })
  }
  for (const route of held.splice(0)) await route.fallback()
  await page.unroute('**/*')
  return waves
}

/** Until the page has nothing to do but wait for answers, and what it has asked for is held: a request more is behind it. */
async function waitUntilIdle(page: Page): Promise<void> {
  await page.evaluate(async path => {
    for (let turn = 0; turn < 5; turn++) await new Promise<void>(resolve => requestIdleCallback(() => resolve()))
    await fetch(path)
  }, lastRequest)
}
