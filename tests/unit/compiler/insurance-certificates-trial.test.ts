import { expect, test } from 'vitest'
import { readEngagement, sum, toChange, toNumber, toPercent, wilson } from '../../support/engagement.ts'

const { readRows, readWords } = readEngagement('insurance-certificates')

/** What the page says of the desk: requests, those at the bureau before and after, and the share that is drafted. */
const teams = {
  construction: { requests: 2400, bureau: 720, evening: 200, used: 0.85 },
  realEstate: { requests: 1800, bureau: 500, evening: 160, used: 0.7 },
} as const

/** Mean and standard deviation of a cell such as "11.6 (6.6)". */
function toMean(cell: string | undefined): { readonly mean: number; readonly variance: number } {
  const [mean, deviation] = cell?.split('(') ?? []
  return { mean: toNumber(mean), variance: toNumber(deviation) ** 2 }
}

test('the trial saved what its means say, and a team passed when the low end was above the condition', () => {
  const passed = readRows('trial').map(([team, without, drafted, saved, interval], index) => {
    const [before, after] = [toMean(without), toMean(drafted)]
    const count = index < 3 ? 300 : 200
    const mean = before.mean - after.mean
    const half = 1.96 * Math.sqrt((before.variance + after.variance) / count)
    expect(toNumber(saved), team).toBeCloseTo(mean)
    expect(interval, team).toBe(`${(mean - half).toFixed(1)} to ${(mean + half).toFixed(1)}`.replaceAll('-', '−'))
    return mean - half > 1.8
  })
  expect(passed).toEqual([true, true, false, false])
  expect(readWords('trial')).toContain('300 requests each (200 when repeated)')
  expect(readWords('gates')).toContain('Gate 3, week 20: passed by two teams, failed by transport')
  expect(readWords('gates')).toContain('Gate 3, repeated, week 24: failed')
})

test('each share of wrong certificates and its Wilson interval follow from the counts', () => {
  for (const [sample, checked, wrong, share, interval] of readRows('errors')) {
    const [low, high] = wilson(toNumber(wrong), toNumber(checked))
    expect(share, sample).toBe(toPercent(toNumber(wrong) / toNumber(checked)))
    expect(interval, sample).toBe(`${toPercent(low)} to ${toPercent(high)}`)
  }
})

test('the counts of the teams are those of the table, and each passed the condition on errors', () => {
  const [before, drafted, sent] = readRows('errors').map(row => toNumber(row[2]))
  const [construction, realEstate] = [
    { trial: 9, before: 15 },
    { trial: 6, before: 11 },
  ]
  if (before === undefined || drafted === undefined || sent === undefined) throw new Error('a sample is missing')
  expect(construction.before + realEstate.before).toBe(before)
  expect(construction.trial + realEstate.trial).toBe(sent)
  for (const team of [construction, realEstate]) expect(team.trial / 200).toBeLessThan(team.before / 300)
  expect(readWords('errors')).toContain(
    `${construction.trial} of 200 against ${construction.before} of 300, real estate with ${realEstate.trial} against ${realEstate.before}`,
  )
  const [low, high] = wilson(realEstate.trial, 200)
  expect(toPercent(realEstate.trial / 200)).toBe('3.0%')
  expect(low).toBeLessThan(0.03)
  expect(high).toBeGreaterThan(0.06)
  expect(readWords('errors')).toContain(`corrected ${drafted - sent} of ${drafted} wrong drafts`)
})

test('the change of the errors has the interval of the difference between two shares', () => {
  const rows = readRows('errors')
  expect(readWords('open')).toContain(toChange(rows[0], rows.at(-1)))
})

test('the sample of the data is that of its teams', () => {
  const [low, high] = wilson(31, 40)
  expect(readWords('open')).toContain(`${159 + 31} of ${160 + 40} policies`)
  expect(readWords('open')).toContain(
    `31 of 40 (Wilson interval ${toPercent(low)} to ${toPercent(high)}), the others 159 of 160`,
  )
})

test('the hours that both teams have left follow from the minutes of the trial', () => {
  const [construction, realEstate] = readRows('trial').map(row => ({
    without: toMean(row[1]).mean,
    drafted: toMean(row[2]).mean,
  }))
  if (construction === undefined || realEstate === undefined) throw new Error('a team is missing')
  const saved = [
    { ...teams.construction, ...construction },
    { ...teams.realEstate, ...realEstate },
  ].map(team => {
    const minutes = team.used * team.drafted + (1 - team.used) * team.without
    return (team.requests - team.bureau) * team.without - (team.requests - team.evening) * minutes
  })
  expect(readWords('cash')).toContain(`the two teams also have ${Math.round(sum(saved) / 60)} hours a month left`)
  expect(readWords('cash')).toContain(`for ${teams.construction.used * 100}% and ${teams.realEstate.used * 100}%`)
})
