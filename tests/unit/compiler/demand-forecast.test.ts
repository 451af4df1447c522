import { expect, test } from 'vitest'
import { readEngagement, sum, toDollars, toNumber, toPercent, wilson } from '../../support/engagement.ts'
import { readPrice } from '../../support/prices.ts'

const { engagement, readRows, readWords } = readEngagement('demand-forecast')

/** What the page says of the plant. */
const casePrice = 2.5
const peakWeeks = 12
const years = 3
const build = 96_000
const running = 54_000
const sold = { ordinary: 2_000_000, peak: 960_000 } as const

const [, , planners, rule, model] = readRows('backtest').map(([, ordinary, peak]) => {
  return { ordinary: toNumber(ordinary), peak: toNumber(peak) }
})
if (planners === undefined || rule === undefined || model === undefined) throw new Error('a method is missing')

const spent = toNumber(readRows('cost').at(-1)?.[2])
const removed = rule.peak - model.peak

test('each method has the sum of both kinds of weeks, and shares of the cases sold', () => {
  for (const [method, ...cells] of readRows('backtest')) {
    const [ordinary = 0, peak = 0, all] = cells.map(toNumber)
    expect(all, method).toBe(ordinary + peak)
    const shares = [ordinary / sold.ordinary, peak / sold.peak, (ordinary + peak) / (sold.ordinary + sold.peak)]
    expect(cells.map(cell => /\((.+)\)/.exec(cell)?.[1])).toEqual(shares.map(toPercent))
  }
})

test('the criterion follows from what the rest would cost', () => {
  const yearly = build / years + running
  const needed = yearly / casePrice
  const words = readWords('criterion')
  for (const amount of [build, build / years, running, yearly]) expect(words).toContain(toDollars(amount))
  expect(words).toContain(`${needed.toLocaleString('en-US')} cases`)
  expect(words).toContain(`${((needed / rule.peak) * 100).toFixed(1)} percent`)
  expect(words).toContain('at least 15 percent')
})

test('the reading of the backtest compares the model with the rule', () => {
  const words = readWords('reading')
  const all = 1 - (model.ordinary + model.peak) / (rule.ordinary + rule.peak)
  expect(words).toContain(`by ${toPercent(all)}, and by ${toPercent(1 - model.ordinary / rule.ordinary)} in ordinary`)
  expect(words).toContain(
    `${removed.toLocaleString('en-US')} of ${rule.peak.toLocaleString('en-US')} cases. That is ${removed / peakWeeks} a week`,
  )
  // Student's t for 11 degrees of freedom.
  const half = (2.201 * 2600) / Math.sqrt(peakWeeks)
  const mean = removed / peakWeeks
  const ends = [mean - half, mean + half].map(value => Math.round(value).toLocaleString('en-US').replace('-', '−'))
  expect(words).toContain(`from ${ends[0]} to ${ends[1]}`)
  expect(words).toContain(`The criterion is ${((0.15 * rule.peak) / peakWeeks).toLocaleString('en-US')}`)
  expect(mean + half).toBeLessThan((0.15 * rule.peak) / peakWeeks)
  const [low, high] = wilson(874, 140 * peakWeeks)
  expect(words).toContain(
    `874 of 1,680 product weeks, ${toPercent(874 / 1680)} (Wilson interval ${toPercent(low)} to ${toPercent(high)})`,
  )
})

test('the figures at the top are those of the tables', () => {
  const words = readWords('result')
  const budget = spent + build
  expect(words).toContain(`"${toPercent(removed / rule.peak)}"`)
  expect(words).toContain(`"${toDollars(spent)}"`)
  expect(words).toContain(`${Math.round((spent / budget) * 100)}% of a budget of ${toDollars(budget)}`)
  expect(words).toContain(toDollars(0 - toNumber(readRows('options')[0]?.[3])))
  expect(readWords('reopen')).toContain(`${Math.round((build / budget) * 100)}% of the budget unspent`)
  expect(engagement.outcome).toBe('Stopped in week 12')
})

test('the lines of the cost multiply and add up, below the cap', () => {
  const amounts = readRows('cost')
    .slice(0, -1)
    .map(([line, calculation = '', amount]) => {
      const [count, price] = calculation.split('×')
      expect(toNumber(count) * toNumber(price), line).toBe(toNumber(amount))
      return toNumber(amount)
    })
  expect(sum(amounts)).toBe(spent)
  expect(spent).toBeLessThan(60_000)
})

test('each choice has the value of its cases, less build and running', () => {
  const choices = readRows('options').map(row => row.map(cell => (/\d/.test(cell) ? toNumber(cell) : 0)))
  for (const [cases = 0, value = 0, cost = 0, net] of choices) {
    expect(value).toBe(cases * peakWeeks * years * casePrice)
    expect(cost).toBe(cases === 0 ? 0 : 0 - build - years * running)
    expect(net).toBe(value + cost)
  }
})

test('what was kept pays as it says', () => {
  const words = readWords('kept')
  const saved = planners.peak - rule.peak
  const work = 2 * 52 * 45
  const yearly = saved * casePrice - work
  expect(words).toContain(
    `${saved.toLocaleString('en-US')} cases against the planners, ${toDollars(saved * casePrice)}`,
  )
  expect(words).toContain(`${toDollars(work)}, which leaves ${toDollars(yearly)}`)
  expect(readWords('result')).toContain(toDollars(yearly))
  expect(words).toContain(`repays the ${toDollars(spent)} in month ${toMonth(spent, yearly)}`)

  const shown = 104_800 - 99_200
  const promised = (saved * 5) / peakWeeks
  expect(words).toContain(
    `${shown.toLocaleString('en-US')} is ${(shown / promised) * 100}% of the ${promised.toLocaleString('en-US')} promised`,
  )
  const atThisRate = (saved * casePrice * shown) / promised - work
  expect(words).toContain(`repayment comes in month ${toMonth(spent, atThisRate)}`)
  expect(words).toContain(toDollars(5200 * 6))
})

/** The month in which a yearly amount has repaid the cost. */
function toMonth(cost: number, yearly: number): number {
  return Math.ceil((cost / yearly) * 12)
}

test('what would reopen it follows from the criterion', () => {
  const words = readWords('reopen')
  expect(words).toContain(`${removed.toLocaleString('en-US')} cases it earns ${toDollars(removed * casePrice)} a year`)
  expect(words).toContain(`$${((build / years + running) / removed).toFixed(2)} a case`)
})

test('the remaining build, its running cost and the estimate follow from the price book', () => {
  const [spentDays, openDays] = [34, 66]
  expect(build).toBe(openDays * readPrice('dayRate') + 3600)
  expect(running).toBe(readPrice('upkeepYear') + 28_800)
  const worked = readRows('cost').map(([, calculation = '']) =>
    calculation.includes('days') ? toNumber(calculation) : 0,
  )
  expect(worked.reduce((total, days) => total + days, 0)).toBe(spentDays)
  expect(readWords('cost')).toContain(`These ${spentDays} days and the ${openDays} that were still to come are 100`)
  expect(readWords('cost')).toContain(`gives ${readPrice('buildForecast.days')}`)
})
