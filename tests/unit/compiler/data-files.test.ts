import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sum, toNumber } from '../../support/engagement.ts'
import { readMarkdownTable } from '../../support/markdown-table.ts'
import { runPythonBlock } from '../../support/run-python.ts'

// The programs of the posts run as they are printed, on the files that readers download. The figures that no program
// prints are computed here, and those that one prints once more.

const dataFolder = 'content/data'
const forecast = readFileSync('content/posts/beat-last-week-first.md', 'utf8')
const threshold = readFileSync('content/posts/price-the-mistakes-then-set-the-threshold.md', 'utf8')

function readRows(id: string): readonly (readonly string[])[] {
  const [, ...lines] = readFileSync(`${dataFolder}/${id}.csv`, 'utf8').trimEnd().split('\n')
  return lines.map(line => line.split(','))
}

const average = (numbers: readonly number[]) => sum(numbers) / numbers.length
const signed = (value: number) => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(1)}`

const days = readRows('trips').map(([date = '', trips]) => ({ date, trips: Number(trips) }))
const testStart = days.length - 60
const scores = readRows('scores').map(([score, wrong]) => ({ score: Number(score), isWrong: wrong === '1' }))

/** Forecasts from the days before the test's week, the newest last. */
const methods: Readonly<Record<string, (known: readonly number[], weekday: number) => number>> = {
  'Last value (Friday)': known => known.at(-1) ?? Number.NaN,
  'Recent average, 4 weeks': known => average(known.slice(-20)),
  'Seasonal naive': (known, weekday) => average(onWeekday(known, weekday).slice(-1)),
  'Same weekday, 4 weeks': (known, weekday) => average(onWeekday(known, weekday).slice(-4)),
  'Same weekday, 8 weeks': (known, weekday) => average(onWeekday(known, weekday).slice(-8)),
}

function onWeekday(known: readonly number[], weekday: number): readonly number[] {
  return known.filter((_, day) => day % 5 === weekday)
}

function forecastErrors(method: string) {
  return days.slice(testStart).map(({ trips }, index) => {
    const day = testStart + index
    const known = days.slice(0, day - (day % 5)).map(earlier => earlier.trips)
    return { error: trips - (methods[method]?.(known, day % 5) ?? Number.NaN), trips }
  })
}

test('the trips are 26 weeks of Mondays to Fridays without a gap', () => {
  expect(days).toHaveLength(26 * 5)
  const weekdays = days.map(({ date }) => new Date(date).getUTCDay())
  expect(weekdays).toEqual(days.map((_, day) => (day % 5) + 1))
  const spanDays = (Date.parse(days.at(-1)?.date ?? '') - Date.parse(days[0]?.date ?? '')) / 86_400_000
  expect(spanDays).toBe(25 * 7 + 4)
})

test('the table of the forecasts follows from the trips', () => {
  const rows = readMarkdownTable(forecast, 'Method')
  const expected = Object.keys(methods).map(method => {
    const errors = forecastErrors(method)
    const near = errors.filter(({ error, trips }) => Math.abs(error) / trips <= 0.1).length / errors.length
    const offBy = average(errors.map(({ error }) => Math.abs(error)))
    const bias = average(errors.map(({ error }) => error))
    return [method, `${offBy.toFixed(1)} trips`, signed(bias), `${Math.round(near * 100)}%`]
  })
  expect(rows).toEqual(expected)
})

test('the program of the forecasts prints what the table and the range say', () => {
  const rows = readMarkdownTable(forecast, 'Method').slice(2)
  const printed = runPythonBlock(forecast, dataFolder)
  const shown = printed.map(line => /off by (?<offBy>[\d.]+), bias (?<bias>[+-][\d.]+)/.exec(line)?.groups)
  expect(shown.map(groups => [`${groups?.offBy} trips`, groups?.bias?.replace('-', '−')])).toEqual(
    rows.map(([, offBy, bias]) => [offBy, bias]),
  )
  expect(forecast).toContain('eight days in ten fell between 11 trips below the forecast and 11 above')
  expect(printed[1]).toMatch(/8 days in 10 within -11 to \+11$/)
})

test('the forecast for Thursday, the roster and the share of an average day follow from the trips', () => {
  const thursdays = onWeekday(
    days.map(({ trips }) => trips),
    3,
  )
  expect(Math.round(average(thursdays.slice(-4)))).toBe(118)
  const errors = forecastErrors('Same weekday, 4 weeks').map(({ error }) => error)
  const twoThirds = errors.toSorted((a, b) => a - b)[39] ?? Number.NaN
  expect(Math.round(twoThirds)).toBe(123 - 118)
  const offBy = average(errors.map(Math.abs))
  expect(((offBy / average(days.map(({ trips }) => trips))) * 100).toFixed(1)).toBe('6.6')
})

test('the program of the thresholds prints the columns of the table', () => {
  const rows = readMarkdownTable(threshold, 'Threshold').slice(1, -1)
  const printed = runPythonBlock(threshold, dataFolder).map(line => {
    const [, flagged, missed, cost] = /flagged +(\d+) +missed +(\d+) +cost \$([\d,]+)/.exec(line) ?? []
    return [flagged, missed, cost?.replaceAll(',', '')].map(Number)
  })
  expect(printed).toEqual(rows.map(([, flagged, missed, , cost]) => [flagged, missed, cost].map(toNumber)))
})

test('the table of the thresholds follows from the scores, with its accuracy', () => {
  expect(scores).toHaveLength(10_000)
  const rows = readMarkdownTable(threshold, 'Threshold').slice(1, -1)
  const limits = [0.5, 0.2, 0.1, 0.05, 1 / 30, 0.02, 0.01]
  for (const [index, limit] of limits.entries()) {
    const flagged = scores.filter(({ score }) => score >= limit)
    const missed = scores.filter(({ score, isWrong }) => isWrong && score < limit).length
    const right = scores.filter(({ score, isWrong }) => score >= limit === isWrong).length
    const cost = `$${(flagged.length * 6 + missed * 180).toLocaleString('en-US')}`
    const counts = [flagged.length.toLocaleString('en-US'), String(missed)]
    expect(rows[index]?.slice(1)).toEqual([...counts, `${(right / 100).toFixed(1)}%`, cost])
  }
})

test('the score bands follow from the scores', () => {
  const edges = [0, 0.01, 0.05, 0.2, 0.5, 1]
  const bands = edges.slice(1).map((until, index) => {
    const inBand = scores.filter(({ score }) => score >= (edges[index] ?? 0) && score < until)
    const wrong = inBand.filter(({ isWrong }) => isWrong).length / inBand.length
    const shares = [average(inBand.map(({ score }) => score)), wrong].map(share => `${(share * 100).toFixed(1)}%`)
    return [inBand.length.toLocaleString('en-US'), ...shares]
  })
  expect(readMarkdownTable(threshold, 'Score band').map(([, ...cells]) => cells)).toEqual(bands)
})
