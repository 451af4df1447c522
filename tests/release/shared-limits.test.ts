import { expect, onTestFinished, test, vi } from 'vitest'
import { createSharedLimits } from '../../server/http/shared-limits.ts'
import { openTestDatabase, runTestPostgres, silentLog } from '../support/test-database.ts'
import { waitFor } from '../support/wait-for.ts'

const createDatabase = runTestPostgres()
const client = '192.0.2.1'
const windowMs = 60_000

/** The counters of two replicas, and SQL in their database. */
async function openCounters() {
  const url = await createDatabase()
  const database = openTestDatabase(url)
  onTestFinished(database.close)
  const create = () => createSharedLimits(database, silentLog).createStore('address')
  const name = new URL(url).pathname.slice(1)
  return { one: create(), other: create(), run: (sql: string) => createDatabase.getServer().query(sql, name) }
}

test('a process whose clock is a minute ahead counts in the same window as the others', async () => {
  const { one, other } = await openCounters()
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  for (let count = 1; count <= 3; count += 1) expect((await one.increment(client)).totalHits).toBe(count)
  vi.setSystemTime(Date.now() + windowMs + 1000)
  const { totalHits, resetTime } = await other.increment(client)
  expect(totalHits).toBe(4)
  // By its own clock, which the answer's header counts from.
  const leftMs = (resetTime?.getTime() ?? 0) - Date.now()
  expect(leftMs).toBeGreaterThan(0)
  expect(leftMs).toBeLessThanOrEqual(windowMs)
})

test('a window ends after a minute of the database, and one that began while its clock was ahead at once', async () => {
  const { one, run } = await openCounters()
  for (const changed of ['expire - 60000', 'expire + 3600000']) {
    for (const hits of [1, 2]) expect((await one.increment(client)).totalHits).toBe(hits)
    await run(`UPDATE rate_limits SET expire = ${changed}`)
    expect((await one.increment(client)).totalHits).toBe(1)
    await one.resetKey(client)
  }
})

test('a post that does not count is taken back, and no counter falls below zero', async () => {
  const { one, other } = await openCounters()
  for (const hits of [1, 2]) expect((await one.increment(client)).totalHits).toBe(hits)
  await other.decrement(client)
  expect((await one.increment(client)).totalHits).toBe(2)
  for (let count = 0; count < 5; count += 1) await one.decrement(client)
  expect((await one.increment(client)).totalHits).toBe(1)
})

test('the database holds no address, and counters are deleted an hour after their window', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const { one, run } = await openCounters()
  await one.increment(client)
  expect(JSON.stringify(await run('SELECT * FROM rate_limits'))).not.toContain(client)
  await run('UPDATE rate_limits SET expire = expire - 3700000')
  await vi.advanceTimersByTimeAsync(600_000)
  await waitFor(async () => expect(await run('SELECT * FROM rate_limits')).toEqual([]))
})
