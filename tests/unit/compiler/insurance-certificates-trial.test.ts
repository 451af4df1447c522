import { expect, test } from 'vitest'
import { readEngagement, toNumber, toPercent, wilson } from '../../support/engagement.ts'

const { readRows, readWords } = readEngagement('insurance-certificates')

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
  const [before, after] = [readRows('errors')[0], readRows('errors').at(-1)].map(row => {
    const [count, total] = [toNumber(row?.[2]), toNumber(row?.[1])]
    const [low, high] = wilson(count, total)
    return { share: count / total, low, high }
  })
  if (before === undefined || after === undefined) throw new Error('a sample is missing')
  const change = before.share - after.share
  // Newcombe's method: https://doi.org/10.1002/(SICI)1097-0258(19980430)17:8<873::AID-SIM779>3.0.CO;2-I
  const worse = change - Math.hypot(before.share - before.low, after.high - after.share)
  const better = change + Math.hypot(before.high - before.share, after.share - after.low)
  expect(readWords('open')).toContain(
    `${(change * 100).toFixed(1)} points, and the interval runs from ${(-worse * 100).toFixed(1)} worse to ${(better * 100).toFixed(1)} better`,
  )
})

test('the sample of the data is that of its teams', () => {
  const [low, high] = wilson(31, 40)
  expect(readWords('open')).toContain(`${159 + 31} of ${160 + 40} policies`)
  expect(readWords('open')).toContain(
    `31 of 40 (Wilson interval ${toPercent(low)} to ${toPercent(high)}), the others 159 of 160`,
  )
})
