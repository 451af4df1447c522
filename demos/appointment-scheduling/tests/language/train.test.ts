import { expect, test } from 'vitest'
import { unpackModel } from '../../program/language/pack.ts'
import { applyModel } from '../../training/apply.ts'
import { intentAccuracy, spanF1 } from '../../training/measure.ts'
import type { Turn } from '../../training/read-turns.ts'
import { train } from '../../training/train.ts'

const settings = { seed: 3, rounds: 8, tagRows: 2 ** 12, intentRows: 2 ** 10 }
const days = ['Monday', 'Tuesday', 'Friday', 'Saturday', 'Sunday', 'Wednesday']
const turns = days.flatMap((day, at): readonly Turn[] => {
  const text = `Book me for ${day} please`
  const start = text.indexOf(day)
  const base = { dialogue: String(at), service: 'invented', before: '', values: new Map() }
  return [
    { ...base, text, spans: [{ kind: 'date', start, end: start + day.length, text: day }], intent: 'book' },
    { ...base, text: 'No, thank you very much', before: 'Anything else?', spans: [], intent: 'none' },
  ]
})

test('the same sentences and seed give the same bytes, another seed gives others', () => {
  expect(train(turns, settings)).toEqual(train(turns, settings))
  expect(train(turns, { ...settings, seed: 4 }).tags).not.toEqual(train(turns, settings).tags)
})

test('what is learned from some weekdays holds for one that was never seen', () => {
  const model = unpackModel(train(turns.slice(0, -2), settings))
  const unseen = turns.slice(-2)
  const found = applyModel(model, unseen)
  expect([spanF1(unseen, found, 'date'), intentAccuracy(unseen, found)]).toEqual([1, 1])
})
