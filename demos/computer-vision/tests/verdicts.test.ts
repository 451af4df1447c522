import { expect, test } from 'vitest'
import type { Report } from '../program/learning/protocol.ts'
import { toVerdictCsv } from '../program/learning/verdict-csv.ts'
import { askForMarks, toFindings } from '../program/learning/verdicts.ts'

/** Of pictures with these percentages of the limit, the first ones marked as good, on grids of so many columns. */
function find(percents: readonly number[], marked = 3, columns: readonly number[] = []) {
  const place = { x: 0.1, y: 0.9, share: 0.02 }
  const judged = percents.map((percent, index) => {
    return { score: percent / 100, map: new Float32Array(1), columns: columns[index] ?? 20, rows: 1, place }
  })
  const report: Report = { good: [...Array(marked).keys()], judged, learningMs: 1, judgingMs: 1 }
  return toFindings(report)
}

const few = [100, 90, 95]
const six = [100, 95, 95, 95, 95, 95]

test.each<[string, readonly number[], string, string]>([
  ['one above the limit differs', [...few, 50, 250, 69], 'like, differs, like', '1 of 3 others differs: no. 5.'],
  [
    'from 70 % of the limit of few good ones on it is not sure',
    [...few, 65, 250, 75],
    'like, differs, unsure',
    '1 of 3 others differs: no. 5. Not sure of no. 6: mark more good photos.',
  ],
  ['nothing above it', [...few, 69, 60], 'like, like', 'None of 2 others differs.'],
  [
    'nothing above it, and one near it',
    [...few, 95, 50],
    'unsure, like',
    'None of 2 others is above the limit. Not sure of no. 4: mark more good photos.',
  ],
  [
    'most above it, and some only just: there is no norm',
    [...few, 105, 250, 95],
    'unlike those marked, unlike those marked, like those marked',
    'No norm found: 2 of 3 others are above the limit, and some only just, so those marked may not show what is usual. If one of them is good, mark it.',
  ],
  [
    'most far above it and apart from the rest: they differ',
    [...few, 130, 290, 2450, 69],
    'differs, differs, differs, like',
    '3 of 4 others differ: no. 4, 5, 6.',
  ],
  ['all are marked', few, '', 'All are marked as good.'],
])('%s', (_, percents, words, summary) => {
  const { verdicts, hasNorm, ...found } = find(percents)
  const short = verdicts.slice(3).map(({ words: said }) => said.replace(/(?: the good ones|, most .*)$/, ''))
  expect([short.join(', ').replaceAll('not sure: mark more good photos', 'unsure'), found.summary]).toEqual([
    words,
    summary,
  ])
  expect(hasNorm).toBe(!summary.startsWith('No norm'))
  expect(verdicts.map(({ differs }) => differs)).toEqual(verdicts.map(({ words: said }) => said.startsWith('differs')))
  expect(found.notes).toEqual([expect.stringContaining('about 1 good one in 4')])
})

test('the limit of six good ones is taken as it is, unless one that stands out sets it: that one is named', () => {
  const sure = find([...six, 95], 6)
  expect(sure.verdicts[6]).toMatchObject({ isUnsure: false, words: 'like the good ones' })
  const { verdicts, notes } = find([100, 60, 60, 50, 50, 50, 65, 55], 6)
  expect(verdicts.slice(6).map(({ isUnsure }) => isUnsure)).toEqual([true, false])
  expect(notes.join()).toContain(
    'No. 1 is marked as good and looks unlike the other good ones. It alone sets the limit',
  )
  expect(notes.join()).toContain('which would be 0.60 without it')
})

test('a picture of another size gets no verdict, and good ones of different sizes a warning', () => {
  const { verdicts, summary, notes } = find([...few, 450, 50], 3, [20, 20, 20, 40, 21])
  expect(verdicts[3]).toMatchObject({ differs: false, isJudged: false, words: expect.stringMatching(/^not judged/) })
  expect(summary).toBe('None of 1 others differs.')
  expect(notes.join()).not.toContain('differ in size')
  expect(find([...few, 450, 50], 3, [20, 30, 20, 40, 21]).notes.join()).toContain('differ in size')
})

test('too few marks are asked for', () => {
  expect(askForMarks(0)).toBe('No norm yet. Mark at least 3 good ones.')
  expect(askForMarks(2)).toContain('(2 so far)')
})

test('the CSV has a verdict for each photo, its name quoted and no formula', () => {
  const { verdicts } = find([...few, 300, 95, 50, 60])
  const names = ['1', '2', '=1+1', 'a "b", c.png', '5', '6']
  expect(toVerdictCsv(verdicts, names).split('\r\n')).toEqual([
    'number,name,marked_good,score_by_limit,differs',
    '1,1,yes,1.000,no',
    '2,2,yes,0.900,no',
    `3,"'=1+1",yes,0.950,no`,
    '4,"a ""b"", c.png",no,3.000,yes',
    '5,5,no,0.950,unsure',
    '6,6,no,0.500,no',
    '7,,no,0.600,no',
    '',
  ])
})
