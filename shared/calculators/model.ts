/** Numbers by the names of fields or results. */
export type Values = Readonly<Record<string, number>>

export type CalculatorChart =
  | {
      readonly kind: 'lines'
      readonly series: readonly {
        readonly name: string
        readonly points: readonly (readonly [x: number, y: number])[]
      }[]
      /** A vertical line at x. */
      readonly mark?: number
    }
  | { readonly kind: 'bars'; readonly bars: readonly { readonly label: string; readonly value: number }[] }

export type Computed = {
  /** By name; not a finite number where there is no result, such as the payback of a loss. */
  readonly results: Values
  /** Cells of the table. */
  readonly rows?: readonly (readonly string[])[]
  readonly chart?: CalculatorChart
}

/** What a calculator computes. */
export type Model = {
  readonly fields: readonly string[]
  readonly results: readonly string[]
  readonly compute: (values: Values) => Computed
}

/** A model whose fields and results are known by name. */
export function defineModel<Field extends string, Result extends string>(
  fields: readonly Field[],
  results: readonly Result[],
  compute: (
    values: Readonly<Record<Field, number>>,
  ) => Computed & { readonly results: Readonly<Record<Result, number>> },
): Model {
  return {
    fields,
    results,
    compute: values => {
      const isComplete = (given: Values): given is Readonly<Record<Field, number>> =>
        fields.every(name => name in given)
      if (!isComplete(values)) throw new Error(`a calculator needs the fields ${fields.join(', ')}`)
      return compute(values)
    },
  }
}
