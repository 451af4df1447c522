import { expect, test } from 'vitest'
import { BoundedStore, maxClients } from '../../../../server/http/limiter.ts'

test('a limit remembers a bounded number of clients, and those that keep posting', async () => {
  const store = new BoundedStore()
  store.windowMs = 60_000
  for (let number = 0; number < 4 * maxClients; number += 1) {
    await store.increment(`2001:db8:${number.toString(16)}::/48`)
    if (number % 1000 === 0) await store.increment('192.0.2.1')
  }
  expect(store.current.size + store.previous.size).toBeLessThanOrEqual(2 * maxClients)
  expect((await store.get('192.0.2.1'))?.totalHits).toBe((4 * maxClients) / 1000)
})
