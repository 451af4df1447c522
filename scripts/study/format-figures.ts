/** "$1.70" or, from $100, "$748": what much work costs. */
export function formatCost(dollars: number): string {
  return dollars < 100 ? `$${roundCents(dollars)}` : `$${Math.round(dollars).toLocaleString('en-US')}`
}

/** A list price of a million tokens, with all its digits and at least the cents: "$0.039", "$2.00". */
export function formatPrice(dollars: number): string {
  const digits = String(Number(dollars.toFixed(6)))
  return `$${(digits.split('.')[1] ?? '').length > 2 ? digits : dollars.toFixed(2)}`
}

/** The change from one amount to another: "−40%", "+5%", "0%". */
export function formatChange(before: number, after: number): string {
  const percent = Math.round((after / before - 1) * 100)
  return percent === 0 ? '0%' : `${percent < 0 ? '−' : '+'}${Math.abs(percent)}%`
}

/** Half a cent goes up, also where binary fractions are below it. */
function roundCents(dollars: number): string {
  return (Math.round(Number((dollars * 100).toFixed(6))) / 100).toFixed(2)
}

/** How many times the one is of the other: "6.9", from ten "100". */
export function formatRatio(high: number, low: number): string {
  const ratio = high / low
  return ratio < 10 ? ratio.toFixed(1) : String(Math.round(ratio))
}

/** "A, B and C". */
export function joinNames(names: readonly string[]): string {
  return names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}
