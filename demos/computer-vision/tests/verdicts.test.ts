import { expect, test } from 'vitest'
import type { Report } from '../program/learning/protocol.ts'
import { toVerdictCsv } from '../program/learning/verdict-csv.ts'
import { askForMarks, toFindings } from '../program/learning/verdicts.ts'

function report(scores: readonly number[], good: readonly number[] = [0, 1, 2]): Report {
  const place = { x: 0.1, y: 0.9, share: 0.02 }
  const judged = scores.map(score => ({ score: score / 2, map: new Float32Array(1), columns: 1, rows: 1, place }))
  return { good, judged, learningMs: 1, judgingMs: 1 }
}

test('what is above the limit differs, with its place, and how many good ones to expect above it is told', () => {
  const { verdicts, hasNorm, summary, notes } = toFindings(report([2, 1.8, 1.9, 1, 5, 1.5]))
  expect(hasNorm).toBe(true)
  expect(summary).toBe('1 of 3 others differs: no. 5. Not sure of no. 6: mark more good photos.')
  expect(verdicts[4]).toMatchObject({ ratio: 2.5, differs: true, words: 'differs, most at the lower left' })
  expect(verdicts.map(({ differs }) => differs)).toEqual([false, false, false, false, true, false])
  expect(notes).toEqual([expect.stringContaining('about 1 good one in 4')])
})

test('when most of the others are above the limit, there is no norm, none differs, and a good part is asked for', () => {
  const { verdicts, hasNorm, summary } = toFindings(report([2, 1.8, 1.9, 2.1, 5, 1.9]))
  expect(hasNorm).toBe(false)
  expect(summary).toContain('No norm found: 2 of 3 others')
  expect(summary).toContain('If one of them is good, mark it')
  expect(verdicts.some(({ differs }) => differs)).toBe(false)
})

test('when most of the others are far above the limit and apart from the rest, they differ', () => {
  const { hasNorm, summary } = toFindings(report([2, 1.8, 1.9, 2.6, 5.8, 49, 1.5]))
  expect(hasNorm).toBe(true)
  expect(summary).toContain('3 of 4 others differ: no. 4, 5, 6.')
  expect(toFindings(report([2, 1.8, 1.9, 4, 5, 6])).hasNorm).toBe(false)
})

test('a picture of another size gets no verdict, and good ones of different sizes a warning', () => {
  const of = (columns: readonly number[]) => {
    const { judged, ...rest } = report([2, 1.8, 1.9, 9, 1])
    return toFindings({ ...rest, judged: judged.map((one, index) => ({ ...one, columns: columns[index] ?? 20 })) })
  }
  const { verdicts, summary, notes } = of([20, 20, 20, 40, 21])
  expect(verdicts[3]).toMatchObject({ differs: false, isJudged: false, words: expect.stringMatching(/^not judged/) })
  expect(summary).toBe('None of 1 others differs.')
  expect(notes.join()).not.toContain('differ in size')
  expect(of([20, 30, 20, 40, 21]).notes.join()).toContain('differ in size')
})

test('a good one that is unlike the other good ones is named', () => {
  const { notes } = toFindings(report([1, 2, 1, 1, 1, 1]))
  expect(notes.join()).toContain(
    'No. 2 is marked as good and looks unlike the other good ones. It alone sets the limit',
  )
})

test('too few marks are asked for, and names are quoted in the CSV', () => {
  expect(askForMarks(0)).toBe('No norm yet. Mark at least 3 good ones.')
  expect(askForMarks(2)).toContain('(2 so far)')
  const { verdicts } = toFindings(report([2, 1.8, 1.9, 6], [0, 1, 2]))
  const names = [1, 2, 3].map(String)
  const csv = toVerdictCsv(verdicts, [...names, 'a "b", c.png'])
  expect(csv.split('\r\n').at(-2)).toBe('4,"a ""b"", c.png",no,3.000,yes')
})

test('near the limit of few good ones nothing is said, and one that stands out does not set the limit', () => {
  const words = (scores: readonly number[], good: readonly number[]) =>
    toFindings(report(scores, good))
      .verdicts.filter(({ isGood }) => !isGood)
      .map(({ isUnsure, words: said }) => [isUnsure, said])
  const few = words([2, 1.8, 1.9, 1.3, 1.5, 1.9], [0, 1, 2])
  expect(few).toEqual([
    [false, 'like the good ones'],
    [true, 'not sure: mark more good photos'],
    [true, 'not sure: mark more good photos'],
  ])
  const six = [0, 1, 2, 3, 4, 5]
  expect(words([2, 1.8, 1.9, 1.9, 1.9, 1.9, 1.9], six)).toEqual([[false, 'like the good ones']])
  expect(words([2, 1.2, 1.2, 1, 1, 1, 1.3, 1.1], six).map(([isUnsure]) => isUnsure)).toEqual([true, false])
  const { summary, verdicts } = toFindings(report([2, 1.8, 1.9, 1.9, 1]))
  expect(summary).toBe('None of 2 others is above the limit. Not sure of no. 4: mark more good photos.')
  expect(toVerdictCsv(verdicts, []).split('\r\n')[4]).toMatch(/,0\.950,unsure$/)
})
