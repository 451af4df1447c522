import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, test } from '@playwright/test'
import { startBuiltServer } from '../browser/support/servers.ts'

const pages = "<!doctype html><title>Former</title><h1>Former site</h1><script src='/start.js'></script>"
const files: Readonly<Record<string, string>> = {
  '/start.js': "navigator.serviceWorker.register('/sw.js')",
  '/sw.js': `
    self.addEventListener('install', event => event.waitUntil(caches.open('former').then(copies => copies.add('/'))))
    self.addEventListener('fetch', event => event.respondWith(caches.match(event.request).then(hit => hit ?? fetch(event.request))))`,
}

test('a visitor whose browser still has the worker of a former site gets the page of this one', async ({ page }) => {
  const former = createServer(({ url = '' }, response) => {
    response.setHeader('Content-Type', url === '/' ? 'text/html' : 'text/javascript')
    response.end(url === '/' ? pages : files[url])
  }).listen(0, '127.0.0.1')
  await once(former, 'listening')
  const address = former.address()
  const port = typeof address === 'object' ? String(address?.port) : ''
  await page.goto(`http://127.0.0.1:${port}/`)
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  former.close()
  former.closeAllConnections()
  await once(former, 'close')

  const server = await startBuiltServer({ PORT: port })
  try {
    await page.goto(server.url)
    await expect(page.locator('h1')).not.toHaveText('Former site')
    await expect(page.getByRole('navigation').first()).toBeVisible()
    const left = () =>
      page.evaluate(
        async () => [...(await navigator.serviceWorker.getRegistrations()), ...(await caches.keys())].length,
      )
    await expect.poll(left).toBe(0)
  } finally {
    await server.stop()
  }
})
