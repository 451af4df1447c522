/**
 * Gaussian elimination with pivoting. Each row holds the coefficients and then the right-hand side. Undetermined
 * unknowns become 0.
 */
export function solve(equations: readonly (readonly number[])[]): readonly number[] {
  const size = equations.length
  const rows = equations.map(row => [...row])
  for (let column = 0; column < size; column++) {
    const pivot = findPivot(rows, column)
    const top = rows[pivot] ?? []
    rows[pivot] = rows[column] ?? []
    rows[column] = top
    const lead = top[column] ?? 0
    if (Math.abs(lead) < 1e-9) continue
    for (const [index, row] of rows.entries()) {
      if (index === column) continue
      const factor = (row[column] ?? 0) / lead
      for (let i = column; i <= size; i++) row[i] = (row[i] ?? 0) - factor * (top[i] ?? 0)
    }
  }
  return rows.map((row, index) => {
    const lead = row[index] ?? 0
    return Math.abs(lead) < 1e-9 ? 0 : (row[size] ?? 0) / lead
  })
}

function findPivot(rows: readonly (readonly number[])[], column: number): number {
  let best = column
  for (let row = column + 1; row < rows.length; row++) {
    if (Math.abs(rows[row]?.[column] ?? 0) > Math.abs(rows[best]?.[column] ?? 0)) best = row
  }
  return best
}
