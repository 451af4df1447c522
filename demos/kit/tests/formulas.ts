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
    const written = readCells(write(cell))
    expect(
      written.some(text => text === `'${cell}` || text === `'${cell.trim()}`),
      cell,
    ).toBe(true)
    expect(written.filter(text => /^(?:[=+@\t\r]|-(?!\d+$))/.test(text))).toEqual([])
  }
}

function readCells(csv: string): readonly string[] {
  return Array.from(csv.matchAll(/"((?:[^"]|"")*)"|([^,\r\n]+)/g), ([, quoted, plain = '']) =>
    quoted === undefined ? plain : quoted.replaceAll('""', '"'),
  )
}
