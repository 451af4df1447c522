import { expect, test } from 'vitest'
import { formatPay } from '../../../../shared/site-pages/format-pay.ts'

test.each([
  [{ min: 165_000, max: 205_000, currency: 'USD', period: 'year' }, '$165,000–$205,000 a year'],
  [{ min: 950, max: 1_000_000, currency: 'USD', period: 'month' }, '$950–$1,000,000 a month'],
  [{ min: 40, max: 40, currency: 'EUR', period: 'hour' }, 'EUR 40 an hour'],
] as const)('%j is shown as "%s"', (pay, words) => {
  expect(formatPay({ ...pay, note: 'Base pay.' })).toBe(words)
})
