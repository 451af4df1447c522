import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bestLabels, largest } from '../../program/language/viterbi.ts'

test('a transition outweighs what a word alone suggests', () => {
  const transitions = [
    [0, -9],
    [0, 0],
    [0, 0],
  ]
  expect(
    bestLabels(
      [
        [2, 0],
        [0, 1],
      ],
      transitions,
    ),
  ).toEqual([0, 0])
  expect(
    bestLabels(
      [
        [2, 0],
        [0, 20],
      ],
      transitions,
    ),
  ).toEqual([1, 1])
})

test('no sequence of labels scores more than the one found', () => {
  const weight = fc.integer({ min: -9, max: 9 })
  const labelCount = 3
  const row = fc.array(weight, { minLength: labelCount, maxLength: labelCount })
  const table = fc.array(row, { minLength: labelCount + 1, maxLength: labelCount + 1 })
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 4 }), table, (scores, transitions) => {
      const total = (labels: readonly number[]) =>
        labels.reduce((sum, label, at) => {
          const from = labels[at - 1] ?? labelCount
          return sum + (scores[at]?.[label] ?? 0) + (transitions[from]?.[label] ?? 0)
        }, 0)
      const all = scores.reduce<number[][]>(
        lists => lists.flatMap(list => [0, 1, 2].map(label => [...list, label])),
        [[]],
      )
      expect(total(bestLabels(scores, transitions))).toBe(Math.max(...all.map(total)))
    }),
  )
})

test('a sentence without words has no labels, and of equal numbers the first is taken', () => {
  expect(bestLabels([], [[0]])).toEqual([])
  expect(largest([1, 3, 3])).toBe(1)
})
