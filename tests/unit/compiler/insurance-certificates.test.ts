import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { priceBookSchema } from '../../../shared/content/schemas/price-book.ts'
import { readEngagement, sum, toDollars, toNumber, toPercent } from '../../support/engagement.ts'
import { readPrice } from '../../support/prices.ts'

const { engagement, readRows, readWords } = readEngagement('insurance-certificates')

/** What the page says of the desk. */
const requests = 6000
const teams = {
  construction: { requests: 2400, bureau: 720, evening: 200, used: 0.85 },
  realEstate: { requests: 1800, bureau: 500, evening: 160, used: 0.7 },
} as const
const transportBureau = 480
const baselineMinutes = 10.5
const bureauPrice = 7.5
const hourRate = 37.5
const upkeep = readPrice('upkeepMonth')
const otherRunning = 140 + 4 * hourRate
const running = upkeep + requestsOf('construction', 'realEstate') * 0.05 + otherRunning

/** Certificates that the bureau no longer writes, and the running cost, in the months from 6 to 8. */
const firstMonths = [
  { fewer: 160, running: requestsOf('construction') * 0.05 + otherRunning },
  { fewer: 420, running: requestsOf('construction', 'realEstate') * 0.05 + otherRunning },
  { fewer: 640, running },
]
const booksEnd = 12
const payback = 30

const evening = sum(Object.values(teams).map(team => team.evening))
const bureauBefore = transportBureau + sum(Object.values(teams).map(team => team.bureau))
const bureauAfter = transportBureau + evening
const fewer = bureauBefore - bureauAfter
const net = fewer * bureauPrice - running
const investment = toNumber(readRows('cost').at(-1)?.[2])

function requestsOf(...names: readonly (keyof typeof teams)[]): number {
  return sum(names.map(name => teams[name].requests))
}

function toCount(count: number): string {
  return count.toLocaleString('en-US')
}

test('the figures at the top are those of the tables', () => {
  const words = readWords('result')
  expect(words).toContain(`"${fewer}"`)
  expect(words).toContain(`${bureauAfter} of ${toCount(bureauBefore)} are left`)
  expect(words).toContain(`"Month ${payback}"`)
  expect(words).toContain(`the books end with month ${booksEnd}`)
  expect(words).toContain(`"${readRows('errors').at(-1)?.[3]}"`)
  expect(words).toContain(`${readRows('errors')[0]?.[3]} before`)
  expect(words).toContain('"2 of 3"')
  expect(engagement.outcome).toBe(`Pays back in month ${payback}`)
  expect(engagement.hero.text).toContain(`${toCount(requests)} requests`)
})

test('clerks and bureau write all requests, and the bureau the certificates that are left', () => {
  expect(readWords('request')).toContain(`wrote ${toCount(requests - bureauBefore)} of the ${toCount(requests)}`)
  expect(readWords('request')).toContain(
    `at ${baselineMinutes} minutes each. A bureau wrote ${toCount(bureauBefore)} for $${bureauPrice.toFixed(2)}`,
  )
  expect(readWords('open')).toContain(
    `Of the ${bureauAfter}, ${transportBureau} are transport's, and ${evening} arrive after six`,
  )
})

test('what came of the promises is what was counted, and only the bill of the bureau is worth money', () => {
  const [bureau = [], ...others] = readRows('promises')
  expect(bureau.map(cell => cell.replace('$', '')).slice(1)).toEqual(
    [bureauBefore, 500, bureauAfter, fewer * bureauPrice].map(toCount),
  )
  expect(fewer).toBeLessThan(bureauBefore - 500)
  expect(others.map(row => row[4])).toEqual(['$0', '$0', '$0'])
  const [sameDay = [], wrong = []] = others
  expect([sameDay[1], sameDay[3]]).toEqual([444, 534].map(count => toPercent(count / 600)))
  expect([wrong[1], wrong[3]]).toEqual([26, 24].map(count => toPercent(count / 600)))
  expect(readWords('promises')).toContain('444 and 534, 26 and 24 of 600 each')
})

test('the condition follows from what was still to be spent and the price of the bureau', () => {
  const rest = investment - readPrice('baseline')
  const needed = (rest / 24 + running) / bureauPrice
  const hours = (needed * baselineMinutes) / 60
  const own = requests - bureauBefore
  const words = readWords('criterion')
  expect(words).toContain(`${toDollars(rest)} still to be spent`)
  expect(words).toContain(`at ${toDollars(running)} a month to run`)
  expect(words).toContain(`${Math.round(needed)} certificates at $${bureauPrice.toFixed(2)}`)
  expect(words).toContain(
    `${Math.round(hours)} hours, or ${((hours * 60) / own).toFixed(1)} minutes from each of the other ${toCount(own)}`,
  )
  expect(words).toContain(`at least ${((hours * 60) / own).toFixed(1)} minutes less`)
})

test('the lines of the investment multiply and add up', () => {
  const amounts = readRows('cost')
    .slice(0, -1)
    .map(([line, calculation = '', amount]) => {
      const [count, price] = calculation.split('×')
      expect(toNumber(count) * toNumber(price), line).toBeCloseTo(toNumber(amount))
      return toNumber(amount)
    })
  expect(sum(amounts)).toBe(investment)
  expect(readWords('cost')).toContain(toLink('pilotCertificates'))
})

/** The address at which the estimator computes an estimate of the price book. */
function toLink(name: string): string {
  const book = priceBookSchema.parse(JSON.parse(readFileSync('content/price-book.json', 'utf8')))
  const inputs = Object.entries(book.estimates.find(estimate => estimate.name === name)?.inputs ?? {})
  return `/pricing?${inputs.map(([input, value]) => `${input}=${value}`).join('&')}#estimate`
}

test('a month costs what its lines add up to, and next year twelve of them', () => {
  expect(readWords('cash')).toContain(`it costs ${toDollars(running)} a month: ${toDollars(upkeep)} for upkeep`)
  expect(readWords('cash')).toContain(`${toCount(requestsOf('construction', 'realEstate'))} drafts at $0.05`)
  expect(readWords('cash')).toContain(`$140 for hosting, and ${toDollars(4 * hourRate)} for four hours`)
  expect(readWords('gates')).toContain(`${toDollars(12 * running)} in next year's plan`)
})

test('each period adds up its months, and the position is positive in the month of payback', () => {
  const upkeepInvested = 2 * upkeep
  const periods = [
    { months: 5, fewer: 0, running: 0, invested: investment - upkeepInvested },
    {
      months: 3,
      fewer: sum(firstMonths.map(month => month.fewer)),
      running: sum(firstMonths.map(month => month.running)),
      invested: upkeepInvested,
    },
    ...[4, payback - booksEnd].map(months => ({
      months,
      fewer: months * fewer,
      running: months * running,
      invested: 0,
    })),
  ]
  let position = 0
  readRows('cash').forEach((row, index) => {
    const period = periods[index]
    if (period === undefined) throw new Error(`no period for "${row[0]}"`)
    const benefit = period.fewer * bureauPrice
    position += benefit - period.running - period.invested
    expect(row.slice(1).map(toNumber), row[0]).toEqual([
      period.fewer,
      benefit,
      0 - period.running,
      0 - period.invested,
      position,
    ])
  })
  expect(readRows('cash').map(row => row[0]?.split(',')[0])).toEqual(['1–5', '6–8', '9–12', `13–${payback}`])
  expect(sum(periods.map(({ months }) => months))).toBe(payback)
  expect(position).toBeGreaterThan(0)
  expect(position - net).toBeLessThanOrEqual(0)
  const words = readWords('cash')
  expect(words).toContain('160, 420 and 640 and cost')
  expect(words).toContain(
    firstMonths
      .map(month => toDollars(month.running))
      .join(', ')
      .replace(/, ([^,]+,[^,]+)$/, ' and $1'),
  )
  const end = position + 6 * net
  const cost = investment + sum(periods.map(period => period.running)) + 6 * running
  expect(words).toContain(
    `at ${toDollars(end)}, ${Math.round((end / cost) * 100)}% of a total cost of ${toDollars(cost)}`,
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

test('each case pays back in its month', () => {
  const words = readWords('open')
  const hours = 44
  const late = net + evening * bureauPrice - hours * hourRate
  const realEstate = teams.realEstate.bureau - teams.realEstate.evening
  expect(toPayback(net)).toBe(payback)
  expect(words).toContain(
    `${hours} hours a month at $${hourRate.toFixed(2)}, it would bring ${toDollars(late)} a month and pay back in month ${toPayback(late)}`,
  )
  expect(words).toContain(
    `asks $6.50 from month ${booksEnd + 1} on, it becomes month ${toPayback(fewer * 6.5 - running)}`,
  )
  expect(words).toContain(
    `gives up its ${realEstate}, month ${toPayback((fewer - realEstate) * bureauPrice - running)}`,
  )
})

/** The month of payback when each month after the books brings this amount. */
function toPayback(amount: number): number {
  return booksEnd + Math.ceil((0 - toNumber(readRows('cash')[2]?.[5])) / amount)
}
