/** Rows of fields, separated by commas or, if the first line has one, semicolons. Skips empty lines. */
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
    const char = source[index]
    if (isQuoted && char === '"' && source[index + 1] === '"') {
      field += '"'
      index += 1
    } else if (char === '"' && (isQuoted || field.trim() === '')) isQuoted = !isQuoted
    else if (isQuoted) field += char
    else if (char === separator) endField()
    else if (char === '\n') {
      endField()
      rows.push([])
    } else field += char
  }
  endField()
  return rows.filter(row => row.some(value => value !== ''))
}

export function writeCsv(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map(row => `${row.map(value => quote(String(value))).join(',')}\n`).join('')
}

/** An apostrophe keeps spreadsheets from evaluating a field that looks like a formula. */
function quote(value: string): string {
  const safe = /^[=+@\t]|^-(?!\d)/.test(value) ? `'${value}` : value
  return /[",;\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
