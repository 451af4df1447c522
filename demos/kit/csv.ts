/** What a spreadsheet takes for a formula; a signed number alone is none. */
const formula = /^(?![+-][\d\s.,]*\d(?:e[+-]?\d+)?%?$)[=+\-@\t\r]/i

const needsQuotes = /[",\r\n\ufeff]|^'|^ | $/

/** Rows as CSV (RFC 4180), without a line end after the last. Spreadsheets show cells that look like formulas as text. */
export function writeCsv(rows: readonly (readonly (string | number)[])[], lineEnd = '\r\n'): string {
  return rows.map(row => row.map(toCell).join(',')).join(lineEnd)
}

function toCell(value: string | number): string {
  const text = String(value)
  const shown = formula.test(text) ? `'${text}` : text
  return needsQuotes.test(shown) ? `"${shown.replaceAll('"', '""')}"` : shown
}

/** For a file: spreadsheets read UTF-8 only after a byte order mark. */
export const toCsvFile = (csv: string) => `\ufeff${csv}`

export const toCsvAddress = (csv: string) => `data:text/csv;charset=utf-8,${encodeURIComponent(toCsvFile(csv))}`
