import { expect, test } from 'vitest'
import { createLimiter } from '../../../../shared/values/limiter.ts'

test('so many pieces of work run at a time, in the order in which they came, also after one has failed', async () => {
  const { run, countWaiting } = createLimiter(2)
  const started: number[] = []
  const ends: End[] = []
  const results = [0, 1, 2, 3].map(number =>
    run(() => {
      started.push(number)
      return new Promise<number>((resolve, reject) => ends.push({ resolve: () => resolve(number), reject }))
    }).catch(String),
  )
  expect([started, countWaiting()]).toEqual([[0, 1], 2])
  ends[1]?.reject(new Error('broken'))
  expect(await results[1]).toBe('Error: broken')
  expect([started, countWaiting()]).toEqual([[0, 1, 2], 1])
  ends[2]?.resolve()
  ends[0]?.resolve()
  expect(await Promise.all([results[0], results[2]])).toEqual([0, 2])
  ends[3]?.resolve()
  expect(await results[3]).toBe(3)
  expect([started, countWaiting()]).toEqual([[0, 1, 2, 3], 0])
  expect(await run(async () => 4)).toBe(4)
})

type End = { readonly resolve: () => void; readonly reject: (error: Error) => void }
