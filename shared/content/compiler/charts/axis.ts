/** A number of an axis in the notation of a cell of its column: `$20k` beside `$12,000`, `50%` beside `33.3%`. */
export function formatTick(value: number, sample: string): string {
  const sign = value < 0 ? '−' : ''
  const currency = /[$€£]/.exec(sample)?.[0] ?? ''
  const suffix = sample.includes('%') ? '%' : ''
  return `${sign}${currency}${shorten(Math.abs(value))}${suffix}`
}

function shorten(value: number): string {
  if (value >= 1e6) return `${trim(value / 1e6)}M`
  if (value >= 1e4) return `${trim(value / 1e3)}k`
  return trim(value)
}

function trim(value: number): string {
  return Number(value.toFixed(2)).toLocaleString('en-US')
}
