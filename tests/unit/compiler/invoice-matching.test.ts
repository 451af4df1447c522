import { expect, test } from 'vitest'
import { readEngagement, sum, toChange, toDollars, toNumber, toPercent, wilson } from '../../support/engagement.ts'
import { readPrice } from '../../support/prices.ts'

const { engagement, readRows, readWords } = readEngagement('invoice-matching')

/** What the page says of the process. */
const invoicesPerMonth = 9000
const hourRate = 42
const dayRate = readPrice('dayRate')
const savedMinutes = 3.6
const convertedHours = { full: 324, one: 184 } as const
const discount = 38
const runningCost = { full: 3840, half: 3624 } as const

/** Converted hours, kept discounts and running cost of each month from 1. */
const months = Array.from({ length: 21 }, (_, index) => {
  const month = index + 1
  if (month < 6) return { hours: 0, discounts: 0, running: 0 }
  if (month < 8) return { hours: month === 6 ? 30 : 44, discounts: 48, running: runningCost.half }
  return { hours: month < 11 ? convertedHours.one : convertedHours.full, discounts: 80, running: runningCost.full }
})

const toBenefit = ({ hours, discounts }: { hours: number; discounts: number }) =>
  hours * hourRate + discounts * discount
const fullNet = convertedHours.full * hourRate + 80 * discount - runningCost.full

test('the figures at the top and the gates repeat those of the tables', () => {
  const [, first, , , second] = readRows('errors')
  const words = readWords('result')
  expect(words).toContain(`${savedMinutes} min`)
  expect(words).toContain(
    `95% interval ${readRows('minutes')
      .at(-1)?.[4]
      ?.replace(/−(.+) to −(.+)/, '$2 to $1')}`,
  )
  expect(words).toContain(`"${(convertedHours.full / 540) * 100}%"`)
  expect(words).toContain(`${convertedHours.full} of 540 hours`)
  expect(words).toContain(`"${second?.[3]}"`)
  expect(words).toContain(`${second?.[2]} of ${second?.[1]}; 95% interval ${second?.[4]}`)
  expect(readWords('weeks')).toContain(`Of ${first?.[1]} released matches, ${first?.[2]} were wrong`)
  expect(readWords('weeks')).toContain(`even the low end was ${first?.[4]?.split(' ')[0]}`)
  expect(readWords('weeks')).toContain(`The high end was ${second?.[4]?.split(' ').at(-1)}`)
})

test('the slide of the first call multiplies as it says', () => {
  const hours = (invoicesPerMonth * 8.4) / 60
  expect(hours).toBe(1260)
  expect(readWords('first-call')).toContain(toDollars(hours * hourRate * 12))
})

test('the saving is the difference between the changes of both groups, with its interval', () => {
  const rows = readRows('minutes').map(([, ...cells]) => cells)
  const groups = rows.slice(0, -1).map(([count, mean, deviation, interval]) => {
    const variance = toNumber(deviation) ** 2 / toNumber(count)
    expect(interval).toBe(toInterval(toNumber(mean), variance))
    return { count: toNumber(count), mean: toNumber(mean), variance }
  })
  const [before = 0, live = 0, before2 = 0, waiting = 0] = groups.map(({ mean }) => mean)
  const effect = live - before - (waiting - before2)
  const total = sum(groups.map(({ variance }) => variance))
  expect(effect).toBeCloseTo(-savedMinutes)
  expect(toNumber(rows.at(-1)?.[0])).toBe(sum(groups.map(({ count }) => count)))
  expect(toNumber(rows.at(-1)?.[1])).toBeCloseTo(effect)
  expect(rows.at(-1)?.[3]).toBe(toInterval(effect, total))
})

function toInterval(mean: number, variance: number): string {
  const half = 1.96 * Math.sqrt(variance)
  return `${(mean - half).toFixed(1)} to ${(mean + half).toFixed(1)}`.replaceAll('-', '−')
}

test('each share of errors and its Wilson interval follow from the counts', () => {
  for (const [sample, checked, wrong, share, interval] of readRows('errors')) {
    const [low, high] = wilson(toNumber(wrong), toNumber(checked))
    expect(share, sample).toBe(toPercent(toNumber(wrong) / toNumber(checked)))
    expect(interval, sample).toBe(`${toPercent(low)} to ${toPercent(high)}`)
  }
})

test('the released matches of the second test are those of the rules and of the model', () => {
  const [, , rules = [], model = [], both = []] = readRows('errors')
  for (const column of [1, 2]) {
    expect(toNumber(both[column])).toBe(toNumber(rules[column]) + toNumber(model[column]))
  }
  expect(readWords('threshold')).toContain(`${600 - toNumber(both[1])} of 600, or 23%`)
  expect((600 - toNumber(both[1])) / 600).toBeCloseTo(0.23)
})

test('the change of the errors has the interval of the difference between two shares', () => {
  const rows = readRows('errors')
  expect(readWords('open')).toContain(toChange(rows[0], rows.at(-1)))
})

test('release pays below the price of a check by the price of a mistake', () => {
  const check = (6 / 60) * hourRate
  expect(readWords('threshold')).toContain(`$${check.toFixed(2)} ÷ $140, or ${Math.round((check / 140) * 100)}%`)
})

test('the lines of the investment multiply and add up', () => {
  const rows = readRows('cost')
  const amounts = rows.slice(0, -1).map(([line, calculation = '', amount]) => {
    const [count, price] = calculation.split('×')
    expect(toNumber(count) * toNumber(price), line).toBe(toNumber(amount))
    if (calculation.includes('days')) expect(toNumber(price)).toBe(dayRate)
    return toNumber(amount)
  })
  expect(toNumber(rows.at(-1)?.[2])).toBe(sum(amounts))
  expect(invoicesPerMonth * 0.06 + 1900 + dayRate).toBe(runningCost.full)
  expect(5400 * 0.06 + 1900 + dayRate).toBe(runningCost.half)
  for (const cost of Object.values(runningCost)) expect(readWords('cost')).toContain(toDollars(cost))
  const [, ...build] = rows.map(([, calculation]) => calculation).filter(text => text?.includes('days'))
  const days = sum(build.map(toNumber))
  expect(readWords('cost')).toContain(`our estimator gives ${readPrice('buildInvoices.days')} days for the build`)
  expect(readWords('cost')).toContain(`so it took ${days} after the baseline`)
})

test('the conversion share is converted hours by hours set free', () => {
  const free = (invoicesPerMonth * savedMinutes) / 60
  expect(free).toBe(540)
  expect(2 * 140 + 44).toBe(convertedHours.full)
  expect(convertedHours.full / free).toBe(0.6)
  expect(readWords('benefit')).toContain(`the other ${free - convertedHours.full} are capacity`)
  const half = free * 0.3 * hourRate + 80 * discount - runningCost.full
  expect(readWords('open')).toContain(`${toDollars(half)} a month instead of ${toDollars(fullNet)}`)
})

test('each quarter adds up its months, and the last row the quarters', () => {
  const rows = readRows('benefit').map(([, ...cells]) => cells.map(toNumber))
  const quarters = rows.slice(0, -1)
  quarters.forEach(([hours, benefit, running, invested, net], index) => {
    const own = months.slice(index * 3, index * 3 + 3)
    expect([hours, benefit, running]).toEqual([
      sum(own.map(month => month.hours)),
      sum(own.map(toBenefit)),
      0 - sum(own.map(month => month.running)),
    ])
    expect(net).toBe(sum([benefit, running, invested].map(value => value ?? Number.NaN)))
  })
  expect(rows.at(-1)).toEqual([0, 1, 2, 3, 4].map(column => sum(quarters.map(row => row[column] ?? Number.NaN))))
  expect(rows.at(-1)?.[3]).toBe(0 - toNumber(readRows('cost').at(-1)?.[2]))
})

test('the cash position follows the quarters, and first is positive in the month of payback', () => {
  const positions = readRows('position').map(([, position]) => toNumber(position))
  const nets = readRows('benefit').map(row => toNumber(row[5]))
  const ends = positions.filter((_, index) => index % 3 === 2)
  expect(ends).toEqual(ends.map((_, index) => sum(nets.slice(0, index + 1))))
  positions.forEach((position, index) => {
    const month = months[index]
    if (month === undefined || index < 7) return
    expect(position - (positions[index - 1] ?? 0), `month ${index + 1}`).toBe(toBenefit(month) - month.running)
  })
  const payback = positions.findIndex(position => position > 0) + 1
  expect(engagement.outcome).toBe(`Paid back in month ${payback}`)
  expect(readWords('result')).toContain(`"Month ${payback}"`)
  expect(readWords('result')).toContain(`The ${payback - 5}th month of service`)
  const delay = 3 * 140 * hourRate
  expect(readWords('open')).toContain(toDollars(delay))
  expect(positions.findIndex(position => position + delay > 0) + 1).toBe(19)
})

test('the projection of 36 months and its break-even follow from the last month', () => {
  const [hours = 0, benefit = 0, running = 0, invested = 0, net = 0] = (readRows('benefit').at(-1) ?? [])
    .slice(1)
    .map(toNumber)
  const rest = 15
  const end = net + rest * fullNet
  const cost = rest * runningCost.full - running - invested
  expect(readWords('position')).toContain(
    `ends at ${toDollars(end)}, ${Math.round((end / cost) * 100)}% of a total cost of ${toDollars(cost)}`,
  )
  const timeValue = (hours + rest * convertedHours.full) * hourRate
  const discounts = benefit - hours * hourRate + rest * 80 * discount
  const breakEven = (savedMinutes * (cost - discounts)) / timeValue
  expect(readWords('weeks')).toContain(`${breakEven.toFixed(1)} would break even in 36 months`)
})
