import type { NumberFormat } from '../content/schemas/calculator.ts'

/** A number as calculators write it: `−$1,200`, `24.1%`, `6.0 quarters`. */
export function formatNumber(value: number, format: NumberFormat): string {
  const size = Math.abs(value)
  const sign = value < 0 && Number(size.toFixed(2)) !== 0 ? '−' : ''
  return sign + formats[format](size)
}

const formats: { readonly [Format in NumberFormat]: (size: number) => string } = {
  dollars: size => `$${group(size, Number.isInteger(Number(size.toFixed(2))) ? 0 : 2)}`,
  // Below 1 percent, 0.15 and 0.2 are not the same.
  percent: size => `${group(size, 0, size < 1 ? 2 : 1)}%`,
  number: size => group(size, 0, 0),
  name: size => group(size, 0, 0),
  decimal: size => group(size, 0, 2),
  total: size => group(size, 2),
  score: size => group(size, 2, 3),
  quarters: size => `${group(size, 1)} ${size === 1 ? 'quarter' : 'quarters'}`,
  months: size => `${group(size, 0, 1)} ${size === 1 ? 'month' : 'months'}`,
  points: size => `${group(size, 1)} points`,
  margin: size => `±${group(size, 1)} points`,
}

function group(size: number, minimumFractionDigits: number, maximumFractionDigits = minimumFractionDigits): string {
  return size.toLocaleString('en-US', { minimumFractionDigits, maximumFractionDigits })
}
