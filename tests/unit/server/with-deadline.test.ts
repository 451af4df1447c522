import { afterEach, expect, test, vi } from 'vitest'
import { withDeadline } from '../../../server/render/with-deadline.ts'

afterEach(() => void vi.useRealTimers())

/** Work that lasts until its signal ends it. */
const untilEnded = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason)
    signal.addEventListener('abort', () => reject(signal.reason))
  })

test('work that is done in time gives its result and leaves no timer behind', async () => {
  vi.useFakeTimers()
  await expect(withDeadline({ milliseconds: 50 }, async () => 'done')).resolves.toBe('done')
  expect(vi.getTimerCount()).toBe(0)
})

test('work that takes too long is ended with a TimeoutError', async () => {
  await expect(withDeadline({ milliseconds: 5 }, untilEnded)).rejects.toMatchObject({ name: 'TimeoutError' })
})

test('work is ended with the reason of the signal that ends it, before it or meanwhile', async () => {
  const reason = new Error('the visitor has gone')
  await expect(withDeadline({ milliseconds: 5000, signal: AbortSignal.abort(reason) }, untilEnded)).rejects.toBe(reason)
  const gone = new AbortController()
  const work = withDeadline({ milliseconds: 5000, signal: gone.signal }, untilEnded)
  gone.abort(reason)
  await expect(work).rejects.toBe(reason)
})
