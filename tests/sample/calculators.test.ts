import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toCalculatorWorkbook } from '../../server/spreadsheets/calculator-workbook.ts'
import { answerQuery, loadCalculator } from '../../shared/calculators/load-calculator.ts'
import type { CalculatorInput } from '../../shared/content/schemas/calculator.ts'
import { computeWorkbook } from '../../shared/sheets/compute-workbook.ts'
import { calculatorIds, computeWith, readCalculator } from '../support/calculator-numbers.ts'
import { siteLibrary } from '../support/site-pages.ts'

const words = await siteLibrary.read('pages/calculator')

/** What the page shows at an address: results by name and errors by field. */
function show(id: string, query: string) {
  const { fields, answer } = loadCalculator(readCalculator(id), words, new URLSearchParams(query))
  const errors = fields.flatMap(({ name, error }) => (error === undefined ? [] : [[name, error]]))
  const results = answer?.results.map(({ name, text }) => [name, text]) ?? []
  return { shown: Object.fromEntries([...results, ...errors]), answer }
}

const stop = (...drafts: readonly number[]) => drafts.map(draft => `case${draft}=stop`).join('&')
const sum = 'The three weights add up to 105%. Make it 100%.'
const tooShort = 'These inputs need 21 months of capacity. Enter 21 or more.'

// As the articles have the numbers, or worked by hand from what they say.
test.each([
  // 280 people × 2 hours × 12.5 weeks × $45 × 40% + $34,000 − $60,000 a quarter.
  ['roi', '', { roi: '100%', payback: '6.0 quarters', net: '$100,000', roiOnTotal: '45.5%', breakEven: '24.1%' }],
  ['roi', 'conversion=20', { roi: '−26%', net: '$37,000', netTotal: '−$156,000' }],
  ['roi', 'users=0', { payback: 'never', breakEven: 'never' }],
  ['capacity', '', { total: '9 months', month3: '5 months', upkeepAtEnd: '7.5', upkeepShare: '46.9%' }],
  ['capacity', 'capacity=12', { total: '15 months' }],
  ['capacity', 'capacity=20', { total: '7 months' }],
  ['capacity', 'upkeep=10', { month1: '1 month', total: 'more than five years' }],
  ['capacity', 'item2=0', { total: '7 months', month2: '1 month', upkeepAtEnd: '6' }],
  ['cases', '', { needed: '150', forShare: '144', forErrors: '150', halfWidth: '±4.8 points', errorBound: '2%' }],
  ['cases', 'share=80&cases=30', { halfWidth: '±13.9 points', errorBound: '10%' }],
  ['cases', 'share=20&cases=30', { halfWidth: '±13.9 points' }],
  ['cases', 'share=80&cases=600', { halfWidth: '±3.2 points', errorBound: '0.5%' }],
  ['cases', 'share=96&margin=1&worstRate=3&cases=60', { needed: '1,536', forShare: '1,536', forErrors: '100' }],
  ['cases', 'share=85&margin=10&worstRate=15', { needed: '51', forShare: '51', forErrors: '20' }],
  ['spotless', '', { chance: '8%', bound: '11.7%', shortcut: '12.5%' }],
  // The fewest cases that rule 10 percent out are 29.
  ['spotless', 'parts=29', { bound: '9.8%' }],
  ['spotless', 'parts=28', { bound: '10.1%' }],
  ['sourcing', '', { breakEven: '63,782', buy: '$274,000', borrow: '$285,800', build: '$703,000' }],
  ['sourcing', '', { buyAndLeave: '$334,000', borrowAndLeave: '$300,800', buildAndLeave: '$713,000' }],
  ['sourcing', 'documents=120000', { buy: '$472,000', borrow: '$296,600', build: '$703,000' }],
  ['sourcing', 'buyPrice=0&buySetup=0&buyUpkeep=0', { breakEven: 'none, one is cheaper at every volume' }],
  ['audit', '', { lowestRatio: '0.72', flagged: '1', highest: '30%' }],
  ['audit', 'advancedC=15', { lowestRatio: '0.83', flagged: '0' }],
  ['audit', 'applicantsB=1,300&advancedB=1301', { advancedB: 'Of 1,300 applicants, at most 1,300 can advance.' }],
  ['pugh', '', { leader: 'C. Warranty triage', margin: '0.20', second: 'A. Supplier delay', swap: '50%' }],
  ['pugh', 'c3=4', { leader: 'A. Supplier delay', margin: '0.05', totalC: '3.85' }],
  ['pugh', 'a2=4', { totalA: '4.20' }],
  [
    'pugh',
    'weight1=33.4&weight2=33.3&weight3=33.3',
    { totalA: '3.67', totalB: '3.67', totalC: '4.33', totalD: '3.00' },
  ],
  ['pugh', 'weight1=50', { weight1: sum, weight2: sum, weight3: sum }],
  ['pugh', 'weight1=50&weight2=25&weight3=25', { leader: 'none, two are level' }],
  ['pugh', 'c1=5&a1=4', { swap: 'no other weight' }],
  ['threshold', '', { cheapest: '0.033', cost: '$16,014', saving: '$19,986', breakEven: '0.033' }],
  ['threshold', 'miss=144', { breakEven: '0.042' }],
  ['threshold', 'review=180', { cheapest: 'none, review nothing', cost: '$36,000', saving: '$0' }],
  // Wilson's range of 95 percent.
  ['reviewer', `${stop(2, 4, 5, 7, 10)}&signature=signed`, { score: '5 of 5', alarms: '0 of 7', range: '57 to 100' }],
  ['reviewer', `${stop(2, 4, 10, 1, 12)}&signature=signed`, { score: '3 of 5', alarms: '2 of 7', range: '23 to 88' }],
  ['reviewer', 'signature=signed', { score: '0 of 5', alarms: '0 of 7', range: '0 to 43' }],
  // 1,062.5 attempts, 562.5 checks, 7.8125 persons and 61.25 wrong ones cost $1,979.06, spread over 938.75.
  [
    'solved',
    '',
    { solvedCost: '$2.11', personCost: '$4.20', wrongThrough: '61', personCases: '8', modelShare: '1.1%' },
  ],
  // The share wrong at which 0.02 + 25 × wrong = 4.20 × (1 − wrong).
  ['solved', 'accuracy=80&checked=0', { solvedCost: '$6.27', breakEven: '85.7%', breakEvenThen: '85.7%' }],
  [
    'solved',
    'accuracy=50&checked=100&catches=100&alarms=0&checkMinutes=0',
    { solvedCost: '$1.11', personCases: '250' },
  ],
  ['solved', 'minutes=0.1&hourly=1', { breakEven: '100% is not enough', breakEvenThen: '100% is not enough' }],
  ['solved', 'family=claude-fable', { breakEvenThen: 'no price' }],
  ['solved', 'family=claude-fable&priced=2025-09-11', { priced: 'There is no price of this line on 2025-09-11.' }],
  ['estimate', '', { price: '$173,700–$265,700', weeks: '14–21 weeks', fit: 'Milestones' }],
  ['estimate', 'kind=assessment&data=poor', { price: '$30,200–$37,000', weeks: '4 weeks', fit: 'Fixed fee' }],
  ['estimate', 'kind=pilot', { price: '$83,200–$106,300', weeks: '7–9 weeks', fit: 'Fixed fee' }],
  ['estimate', 'kind=pilot&data=poor', { price: '$92,200–$117,900', weeks: '8–11 weeks', fit: 'Milestones' }],
  // It may take longer than half a year.
  ['estimate', 'systems=9', { price: '$277,900–$425,000', weeks: '23–35 weeks', fit: 'Monthly capacity' }],
  ['estimate', 'users=21&risk=high', { price: '$190,400–$291,200', weeks: '15–23 weeks' }],
  ['estimate', 'kind=capacity', { price: '$268,800', weeks: '52 weeks', fit: 'Monthly capacity' }],
  ['estimate', 'kind=capacity&months=2', { months: 'Enter a whole number from 3 to 36.' }],
  // 253 days of work; a month leaves 16 − 2.4 − 1.5 = 12.1.
  ['estimate', 'kind=capacity&systems=20&months=20', { months: tooShort }],
  ['estimate', 'kind=capacity&systems=20&months=21', { price: '$470,400' }],
])('%s at "%s" shows %j', (id, query, expected) => {
  const { shown, answer } = show(id, query)
  expect(shown).toMatchObject(expected)
  expect(answer === undefined).toBe(
    Object.keys(expected).some(name => readCalculator(id).fields.some(field => field.name === name)),
  )
})

test.each([
  ['capacity', '', ['1', '0', '0.0', '2.4', '13.6', '1']],
  ['capacity', '', ['6', '3', '4.5', '2.4', '9.1', '']],
  ['audit', '', ['B', '24.8%', '22.5%', '27.3%', '0.83', 'Passes', '0.0013']],
  ['audit', '', ['C', '21.7%', '13.1%', '33.6%', '0.72', 'Flagged', '0.16']],
  // Exactly four fifths pass.
  [
    'audit',
    'applicantsA=50&advancedA=15&applicantsB=50&advancedB=12',
    ['B', '24.0%', '14.3%', '37.4%', '0.80', 'Passes', '0.5'],
  ],
  ['estimate', '', ['Repairing data', '15% of 100 days', '15', '$21,000']],
  ['estimate', 'users=21', ['Training', '21 ÷ 20, rounded up', '2', '$2,800']],
  ['estimate', 'kind=assessment', ['Sum', '', '24', '$33,600']],
  ['estimate', 'kind=capacity', ['Reserve for the unplanned', '15% of 192 days', '28.8', '$40,320']],
  ['estimate', 'kind=capacity', ['Left for your own list', 'What remains', '117.2', '$164,080']],
  ['reviewer', 'case3=stop', ['Closed', 'The key opens when you sign.', '–']],
])('the table of %s at "%s" has the row %j', (id, query, row) => {
  expect(show(id, query).answer?.table?.rows).toContainEqual(row)
})

test.each([
  ['', '(80 + 20 + 15 + 10 + 3 + 18) days × $1,400 = $204,400'],
  ['', '$204,400 × 1.30 = $265,720 ≈ $265,700'],
  ['', '128 days without upkeep × 0.85 ÷ 8 a week = 13.60 ≈ 14 weeks'],
  ['kind=assessment', '(22 + 2) days × $1,400 = $33,600'],
  ['kind=capacity', '12 months × 16 days × $1,400 = $268,800'],
  // Not halved by binary fractions.
  ['kind=pilot&systems=1&data=good&users=0&months=0', '36.3 days without upkeep × 0.90 ÷ 6 a week = 5.45 ≈ 5 weeks'],
])('the estimate at "%s" is computed as "%s"', (query, line) => {
  expect(show('estimate', query).answer?.formula).toContain(line)
})

test('before the reader signs, nothing tells which drafts are wrong, and the key then says which were caught', () => {
  expect(show('reviewer', stop(2, 3))).toMatchObject({ shown: { score: 'sign first', alarms: '–', range: '–' } })
  expect(show('reviewer', stop(2, 3)).answer?.table?.rows).toHaveLength(1)
  const key = show('reviewer', `${stop(2, 10)}&signature=signed`).answer?.table?.rows ?? []
  expect(key.map(([draft = '', , state]) => [Number.parseInt(draft, 10) || draft, state])).toEqual([
    [2, 'Caught'],
    [4, 'Missed'],
    [5, 'Missed'],
    [7, 'Missed'],
    [10, 'Caught'],
    ['All five', '2 of 5'],
  ])
})

test('with a file of scores, the cheapest threshold is found among its cases', () => {
  const cases = [
    [0.9, 1],
    [0.6, 0],
    [0.3, 1],
    [0.1, 0],
  ] as const
  const { results, chart } = computeWith('threshold', { review: 10, miss: 100 }, cases)
  // Three are reviewed and none is missed; the break-even is 10 / 100.
  expect(results).toMatchObject({ cost: 30, breakEven: 0.1, nothingCost: 200 })
  if (chart?.kind !== 'bars') return expect.fail('there are no bars')
  expect(chart.bars.filter(({ isBest }) => isBest)).toMatchObject([{ row: [0.2, 30, 3, 0, 0.2] }])
  expect(chart.bars.at(-1)?.row.slice(0, 2)).toEqual(['Review everything', 40])
})

/** Small numbers are where formulas branch; money and counts have at most two decimals. */
function anyValue(field: CalculatorInput): fc.Arbitrary<string | number> {
  if ('options' in field) return fc.constantFrom(...field.options.map(({ value }) => value))
  const min = Math.ceil(field.min)
  return fc
    .oneof(fc.integer({ min, max: Math.min(field.max, 50) }), fc.integer({ min, max: field.max }))
    .chain(whole => fc.constantFrom(...[whole, whole + 0.25, whole + 0.4].filter(value => value <= field.max)))
}

test.each(calculatorIds)('for whatever inputs, the page of %s shows results and its spreadsheet has the same', id => {
  const content = readCalculator(id)
  const inputs = fc.record(Object.fromEntries(content.fields.map(field => [field.name, anyValue(field)])))
  // Three weights in any proportion.
  const weigh = fc.integer({ min: 0, max: 60 }).map(weight => ({ weight1: 40, weight2: weight, weight3: 60 - weight }))
  fc.assert(
    fc.property(inputs, weigh, (given, weights) => {
      const changed = Object.entries(id === 'pugh' ? { ...given, ...weights } : given)
      const query = new URLSearchParams(changed.map(([name, value]) => [name, String(value)]))
      const { values, computed, answer } = answerQuery(content, words, query)
      if (values === undefined) return
      expect(JSON.stringify(answer)).not.toMatch(/NaN|undefined|Infinity|\{\w+\}/)
      const state = { values, results: computed.results, answer, publicUrl: undefined }
      const { sheets, faults } = computeWorkbook(toCalculatorWorkbook(content, words, state))
      expect([faults, computed.faults]).toEqual([[], []])
      const [main = [], table = []] = sheets
      const inSheet = (value: unknown) => (Number.isNaN(value) ? '#N/A' : value)
      for (const [index, { name }] of content.results.entries()) {
        expect(main[content.fields.length + index]?.[1]?.value, name).toBe(inSheet(computed.results[name]))
      }
      if (content.table === undefined) return
      const rows = table.map(row => row.map(({ value }) => value)).filter(([first]) => first !== '')
      expect(rows).toEqual(computed.table.map(row => row.map(inSheet)))
    }),
    { numRuns: 20 },
  )
})
