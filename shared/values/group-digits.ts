const writers = new Map<string, Intl.NumberFormat>()

/** A number with commas between thousands, as in 1,234.5; each way of writing one is made once, because that is slow. */
export function groupDigits(value: number, minDecimals: number, maxDecimals = minDecimals): string {
  const key = `${minDecimals},${maxDecimals}`
  const writer =
    writers.get(key) ??
    new Intl.NumberFormat('en-US', { minimumFractionDigits: minDecimals, maximumFractionDigits: maxDecimals })
  writers.set(key, writer)
  return writer.format(value)
}
