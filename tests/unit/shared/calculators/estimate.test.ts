import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toEstimateMessage } from '../../../../shared/calculators/estimate.ts'
import { loadCalculator } from '../../../../shared/calculators/load-calculator.ts'
import { calculatorWords, fixtureCalculator as content } from '../../../support/fixture-calculator.ts'

const template = {
  heading: 'My estimate: {price}, {weeks}. Best: {model}.',
  input: '{label}: {value}',
  line: '{line} ({how}): {days} months, {price}',
  sum: '{line}: {days} months, {price}',
  address: 'The same: {address}',
}
const write = (query: string | Record<string, string>) =>
  toEstimateMessage(loadCalculator(content, calculatorWords, new URLSearchParams(query)), template)

test('the message has the inputs, the lines, the sum and the address of the estimate', () => {
  expect(write('kind=season&people=1,000&months=3')).toEqual({
    text: [
      'My estimate: $6,000, 0.1 months. Best: the office.',
      '',
      'Kind of ticket: Season ticket',
      'People: 1000',
      'Fare: 2.5',
      'Months: 3',
      '',
      'Fares (1000 × 2.5): 3 months, $7,500',
      'Discount (of 7500): 3 months, −$1,500',
      'Sum: 3 months, $6,000',
      '',
      'The same: {address}',
    ].join('\n'),
    path: '/pricing?kind=season&people=1000&fare=2.5&months=3#estimate',
  })
})

test.each(['people=many', 'people=2000&months=3'])('the address %s, whose inputs are wrong, has no message', query => {
  expect(write(query)).toBeUndefined()
})

test('no address puts words of its own into a message', () => {
  const digits = fc.integer({ min: 0, max: 40 }).map(String)
  const long = digits.map(text => ` ${'0'.repeat(300)}${text}\n`)
  const value = fc.oneof(fc.string(), digits, long, fc.constantFrom('season', '{address}', '1,200', '$7'))
  const query = fc.dictionary(fc.constantFrom(...content.fields.map(({ name }) => name)), value)
  fc.assert(
    fc.property(query, given => {
      const message = write(given)
      if (message === undefined) return
      expect(message.path).toMatch(/^\/pricing\?kind=[a-z]+&people=\d{1,4}&fare=[\d.]+&months=\d{1,2}#estimate$/)
      expect(write(new URL(message.path, 'https://site.example').search)).toEqual(message)
      expect(message.text.match(/\{\w+\}/g)).toEqual(['{address}'])
    }),
  )
})
