/** Weights of hashed features: one row per hash, one column per label. */
export type Weights = { readonly rows: number; readonly columns: number; readonly values: ArrayLike<number> }

/** The sum of the rows of the features, one number per label. */
export function score({ rows, columns, values }: Weights, features: readonly number[]): readonly number[] {
  const sums = new Array<number>(columns).fill(0)
  for (const feature of features) {
    const start = (feature % rows) * columns
    for (let column = 0; column < columns; column++) sums[column] = (sums[column] ?? 0) + (values[start + column] ?? 0)
  }
  return sums
}
