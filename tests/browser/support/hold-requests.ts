import type { Page, Request } from '@playwright/test'

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
  const held: (() => void)[] = []
  const unanswered = new Set<Request>()
  const ask = (request: Request) => void unanswered.add(request)
  const answer = (request: Request) => void unanswered.delete(request)
  page.on('request', ask).on('requestfinished', answer).on('requestfailed', answer)
  await page.route('**/*', async route => {
    if (new URL(route.request().url()).pathname === lastRequest) return route.fulfill({ status: 204 })
    await new Promise<void>(resolve => held.push(resolve))
    await route.fallback()
  })
  let waves = 0
  while (!(await isDone())) {
    const count = held.length
    await waitUntilIdle(page)
    // What was released before has to arrive as a whole: its first answers ask for more while the last are on their way.
    if (held.length === 0 || held.length > count || unanswered.size > held.length) continue
    waves += 1
    for (const release of held.splice(0)) release()
  }
  for (const release of held.splice(0)) release()
  await page.unroute('**/*')
  page.off('request', ask).off('requestfinished', answer).off('requestfailed', answer)
  return waves
}

/** Until the page has nothing to do but wait for answers, and what it has asked for is held: a request more is behind it. */
async function waitUntilIdle(page: Page): Promise<void> {
  await page.evaluate(async path => {
    for (let turn = 0; turn < 5; turn++) await new Promise<void>(resolve => requestIdleCallback(() => resolve()))
    await fetch(path)
  }, lastRequest)
}
