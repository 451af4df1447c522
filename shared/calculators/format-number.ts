import type { NumberFormat } from '../content/schemas/calculator.ts'
import type { CellValue } from '../sheets/formula-functions.ts'
import { groupDigits } from '../values/group-digits.ts'

/** A cell as calculators write it: a text as it is. */
export function formatCell(value: CellValue, format: NumberFormat): string {
  return typeof value === 'number' ? formatNumber(value, format) : value
}

/** A number as calculators write it: `−$1,200`, `24.1%`, `6.0 quarters`. */
export function formatNumber(value: number, format: NumberFormat): string {
  const size = Math.abs(value)
  const sign = value < 0 && Number(size.toFixed(2)) !== 0 ? '−' : ''
  return sign + formats[format](size)
}

const formats: { readonly [Format in NumberFormat]: (size: number) => string } = {
  dollars: size => `$${groupDigits(size, Number.isInteger(Number(size.toFixed(2))) ? 0 : 2)}`,
  // Below 1 percent, 0.15 and 0.2 are not the same.
  percent: size => `${groupDigits(size, 0, size < 1 ? 2 : 1)}%`,
  number: size => groupDigits(size, 0, 0),
  text: size => groupDigits(size, 0, 0),
  decimal: size => groupDigits(size, 0, 2),
  total: size => groupDigits(size, 2),
  score: size => groupDigits(size, 2, 3),
  quarters: size => `${groupDigits(size, 1)} ${size === 1 ? 'quarter' : 'quarters'}`,
  months: size => `${groupDigits(size, 0, 1)} ${size === 1 ? 'month' : 'months'}`,
  points: size => `${groupDigits(size, 1)} points`,
  tenths: size => size.toFixed(1),
  rate: size => `${size.toFixed(1)}%`,
  ratio: size => size.toFixed(2),
  // Two digits that say something: 0.16, 0.0013.
  probability: size => (size < 0.0001 ? '< 0.0001' : String(Number(size.toPrecision(2)))),
  margin: size => `±${groupDigits(size, 1)} points`,
}
