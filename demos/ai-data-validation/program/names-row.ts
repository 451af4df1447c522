const minNames = 3

/** Next to nothing in a wide row, or one cell alone. */
export function looksLikeTitle(row: readonly string[]): boolean {
  const filled = row.filter(cell => cell.trim() !== '').length
  return filled <= 1 || filled * 2 < row.length
}

export function looksLikeNames(row: readonly string[]): boolean {
  const filled = row.filter(cell => cell.trim() !== '')
  const hasNumber = filled.some(cell => /^[\d\s.,:/-]+$/.test(cell))
  return filled.length >= minNames && filled.length >= row.length * 0.8 && !hasNumber
}

/** A cell without the quotation marks around it. */
export function unquote(cell: string): string {
  const isQuoted = cell.length > 1 && cell.startsWith('"') && cell.endsWith('"')
  return isQuoted ? cell.slice(1, -1).replaceAll('""', '"') : cell
}

export function uniqueName(given: string | undefined, index: number, used: Set<string>): string {
  const base = given?.trim() || `Column ${index + 1}`
  let name = base
  for (let copy = 2; used.has(name); copy += 1) name = `${base} (${copy})`
  used.add(name)
  return name
}
