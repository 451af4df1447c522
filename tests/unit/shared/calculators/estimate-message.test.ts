import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toEstimateMessage } from '../../../../shared/calculators/estimate.ts'
import { loadCalculator } from '../../../../shared/calculators/load-calculator.ts'
import { siteLibrary } from '../../../support/site-pages.ts'

const content = await siteLibrary.read('calculators/estimate')
const words = await siteLibrary.read('pages/calculator')
const { message: template } = (await siteLibrary.read('pages/pricing')).estimate
const write = (query: string | Record<string, string>) =>
  toEstimateMessage(loadCalculator(content, words, new URLSearchParams(query)), template)

test('the message has the inputs, the lines, the sum and the address of the estimate', () => {
  expect(write('kind=pilot&systems=3&data=good&risk=low&users=40&months=0')).toEqual({
    text: [
      'My sample estimate: $51,700–$66,000, 6–8 weeks. Fits best: Fixed fee.',
      '',
      'What you need: Pilot on real cases',
      'Systems to connect: 3',
      'Condition of the data: Good: measured',
      'Risk class: Low: inside the company',
      'People to train: 40',
      'Months of upkeep or capacity: 0',
      '',
      'Pilot on real cases (The work itself): 30 days, $42,000',
      'Connecting systems (3 × 3 days): 9 days, $12,600',
      'Repairing data (0% of 39 days): 0 days, $0',
      'Tests for the risk class (0% of 39 days): 0 days, $0',
      'Training (40 ÷ 20, rounded up): 2 days, $2,800',
      'Upkeep (0 × 1.5 days): 0 days, $0',
      'Sum: 41 days, $57,400',
      '',
      'The same estimate: {address}',
    ].join('\n'),
    path: '/pricing?kind=pilot&systems=3&data=good&risk=low&users=40&months=0#estimate',
  })
})

test('an address with a wrong input has no message', () => {
  expect(write('kind=pilot&systems=many')).toBeUndefined()
  expect(write('kind=capacity&systems=20&months=3')).toBeUndefined()
})

test('no address puts words of its own into a message', () => {
  const digits = fc.integer({ min: 0, max: 40 }).map(String)
  const value = fc.oneof(
    fc.string(),
    digits,
    digits.map(text => ` ${'0'.repeat(300)}${text}\n`),
    fc.constantFrom('pilot', 'capacity', 'poor', 'low', '{address}', '1,200'),
  )
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...content.fields.map(({ name }) => name)), value), query => {
      const message = write(query)
      if (message === undefined) return
      expect(message.path).toMatch(
        /^\/pricing\?kind=[a-z]+&systems=\d{1,2}&data=[a-z]+&risk=[a-z]+&users=\d{1,4}&months=\d{1,2}#estimate$/,
      )
      expect(write(new URL(message.path, 'https://site.example').search)).toEqual(message)
      expect(message.text.length).toBeLessThan(1500)
      expect(message.text.match(/\{\w+\}/g)).toEqual(['{address}'])
    }),
  )
})
