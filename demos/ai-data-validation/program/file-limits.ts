export const maxMegabytes = 50
const maxBytes = maxMegabytes * 1024 * 1024

/** Why a file cannot be read, in words for the visitor; undefined if it can. */
export function refuseFile({ name, size }: { readonly name: string; readonly size: number }): string | undefined {
  if (size > maxBytes) {
    const megabytes = (size / 1024 / 1024).toFixed(1)
    return `“${name}” is ${megabytes} MB; this page reads files of up to ${maxMegabytes} MB. Split it, or try its first rows.`
  }
  if (size === 0) return `“${name}” is empty.`
  if (/\.(?:xlsx?|ods|numbers|pdf|zip|parquet)$/i.test(name)) {
    return `“${name}” is not a CSV file. Save it as CSV in a spreadsheet program and open that.`
  }
  return undefined
}
