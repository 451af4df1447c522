/** Numbers by the names of fields or results. */
export type Values = Readonly<Record<string, number>>

/** A row of the visitor's file. */
export type ScoredCase = { readonly score: number; readonly isWrong: boolean }

/** Names of series and bars are keys of the content's `names`, or stand for themselves. */
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
  | { readonly kind: 'bars'; readonly bars: readonly CalculatorBar[] }

export type CalculatorBar = {
  readonly label: string | number
  readonly value: number
  /** For the line below the bar. */
  readonly numbers?: Values
  readonly isBest?: boolean
}

export type Computed = {
  /** By name; not a finite number where there is no result, such as the payback of a loss. */
  readonly results: Values
  /** Cells of the table. */
  readonly rows?: readonly (readonly string[])[]
  readonly chart?: CalculatorChart
  /** Keys of the content's `errors`, by the names of fields that are wrong in relation to each other. */
  readonly errors?: Readonly<Record<string, string>>
}

/** What a calculator computes. */
export type Model = {
  readonly fields: readonly string[]
  readonly results: readonly string[]
  /** The keys of errors that `compute` can return. */
  readonly errors: readonly string[]
  /** Only a model with a file gets `cases`, and only in the browser. */
  readonly compute: (values: Values, cases?: readonly ScoredCase[]) => Computed
}

/** A model whose fields, results and errors are known by name. */
export function defineModel<Field extends string, Result extends string, ErrorKey extends string = never>(
  fields: readonly Field[],
  results: readonly Result[],
  compute: (
    values: Readonly<Record<Field, number>>,
    cases?: readonly ScoredCase[],
  ) => Computed & {
    readonly results: Readonly<Record<Result, number>>
    readonly errors?: Readonly<Partial<Record<Field, ErrorKey>>>
  },
  errors: readonly ErrorKey[] = [],
): Model {
  return {
    fields,
    results,
    errors,
    compute: (values, cases) => {
      const isComplete = (given: Values): given is Readonly<Record<Field, number>> =>
        fields.every(name => name in given)
      if (!isComplete(values)) throw new Error(`a calculator needs the fields ${fields.join(', ')}`)
      return compute(values, cases)
    },
  }
}
