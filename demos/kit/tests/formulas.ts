import Papa from 'papaparse'
import { expect } from 'vitest'

export const formulas = [
  '=HYPERLINK("http://x.example")',
  '+1+cmd',
  '-2+3+cmd',
  '@SUM(A1)',
  '\t=1+1',
  '\r=1+1',
] as const

/** `write` gives a table with the cell in it. */
export function expectNoFormula(write: (cell: string) => string): void {
  for (const cell of formulas) {
    const written = Papa.parse(write(cell)).data.flat()
    expect(
      written.some(text => text === `'${cell}` || text === `'${cell.trim()}`),
      cell,
    ).toBe(true)
    expect(written.filter(text => /^(?:[=+@\t\r]|-(?!\d+$))/.test(String(text)))).toEqual([])
  }
}
