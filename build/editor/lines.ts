const number = /^-?\d+(\.\d+)?(e[+-]?\d+)?$/

/** A value on a line of its own. What would be read as something else is written as JSON. */
export function encodeLine(value: unknown, hasNumbers: boolean): string {
  if (typeof value === 'string' && decodeLine(value, hasNumbers) === value && value === value.trim() && value !== '')
    return value.includes('\n') ? JSON.stringify(value) : value
  return JSON.stringify(value)
}

export function decodeLine(line: string, hasNumbers: boolean): unknown {
  if (hasNumbers && number.test(line)) return Number(line)
  if (!/^["{[]/.test(line)) return line
  try {
    return JSON.parse(line)
  } catch {
    return line
  }
}
