import type { Pay } from '../content/schemas/people.ts'

/** A range of pay in US English: "$165,000–$205,000 a year", "EUR 40–55 an hour". */
export function formatPay({ min, max, currency, period }: Pay): string {
  const sign = currency === 'USD' ? '$' : ''
  const code = currency === 'USD' ? '' : `${currency} `
  const range = min === max ? toAmount(min, sign) : `${toAmount(min, sign)}–${toAmount(max, sign)}`
  return `${code}${range} ${period === 'hour' ? 'an' : 'a'} ${period}`
}

/** With commas between thousands. Without Intl, as in dates.ts. */
function toAmount(value: number, sign: string): string {
  return sign + String(value).replace(/\B(?=(\d{3})+$)/g, ',')
}
