/** Rows of fields. Quoted fields may hold commas, line ends and doubled quotes; empty lines are dropped. */
export function parseCsv(text: string): readonly (readonly string[])[] {
  const separator = (text.split('\n', 1)[0] ?? '').includes(';') ? ';' : ','
  const rows: string[][] = [[]]
  let [field, isQuoted] = ['', false]
  const endField = () => {
    rows.at(-1)?.push(field.trim())
    field = ''
  }
  const source = text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n')
  for (let index = 0; index < source.length; index++) {
    const sign = source[index]
    if (isQuoted && sign === '"' && source[index + 1] === '"') {
      field += '"'
      index += 1
    } else if (sign === '"' && (isQuoted || field.trim() === '')) isQuoted = !isQuoted
    else if (isQuoted) field += sign
    else if (sign === separator) endField()
    else if (sign === '\n') {
      endField()
      rows.push([])
    } else field += sign
  }
  endField()
  return rows.filter(row => row.some(value => value !== ''))
}

export function writeCsv(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map(row => `${row.map(value => quote(String(value))).join(',')}\n`).join('')
}

/** A spreadsheet would run a field that begins like a formula, so such a field gets an apostrophe. */
function quote(value: string): string {
  const safe = /^[=+@\t]|^-(?!\d)/.test(value) ? `'${value}` : value
  return /[",;\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
