import { expect, test } from 'vitest'
import { loadAt } from '../../../support/calculator-numbers.ts'

const planted = [2, 4, 5, 7, 10]
const stop = (...drafts: readonly number[]) => drafts.map(draft => `case${draft}=stop`).join('&')

async function review(query: string) {
  const { answer } = await loadAt('reviewer', query)
  return { shown: answer?.results.map(({ text }) => text), key: answer?.table?.rows }
}

test('before the reader signs, nothing tells which drafts are wrong or how many', async () => {
  const before = await review('')
  expect(before.shown).toEqual(['sign first', '–', '–'])
  expect(before.key).toHaveLength(1)
  expect(await review(stop(2, 3))).toEqual(before)
})

test.each([
  [stop(...planted), ['5 of 5', '0 of 7', '57 to 100']],
  [stop(2, 4, 5, 10), ['4 of 5', '0 of 7', '38 to 96']],
  [stop(2, 4, 10, 1, 12), ['3 of 5', '2 of 7', '23 to 88']],
  ['', ['0 of 5', '0 of 7', '0 to 43']],
])('%s, signed, is counted as %j', async (stops, expected) => {
  expect((await review(`${stops}&signature=signed`)).shown).toEqual(expected)
})

test('the key names the planted errors and says which of them were caught', async () => {
  const { key = [] } = await review(`${stop(2, 10)}&signature=signed`)
  expect(key.slice(0, -1).map(([draft = '', , state]) => [Number.parseInt(draft, 10), state])).toEqual(
    planted.map(draft => [draft, draft === 2 || draft === 10 ? 'Caught' : 'Missed']),
  )
  expect(key.at(-1)?.at(-1)).toBe('2 of 5')
})
