import type { SampleTable } from '../../kit/load-sample.ts'
import type { Settings } from './model.ts'
import { equalWeights, type Weights } from './score.ts'

/** A table of the site with the use that its text states. */
export type Sample = {
  readonly name: string
  readonly text: string
  readonly settings: Settings
  readonly weights: Weights
  readonly purpose: string
  readonly note: string | undefined
}

type Use = Pick<Sample, 'weights' | 'purpose' | 'note'> & {
  readonly asOf: string
  /** Names of the columns that matter for the use. */
  readonly required: readonly string[]
}

const uses: Readonly<Record<string, Use>> = {
  'blog-17': {
    asOf: '2024-12-01',
    required: ['Email', 'State', 'ZIP', 'Start', 'End'],
    weights: { accuracy: 3, completeness: 2, consistency: 1, timeliness: 2, uniqueness: 2, validity: 2 },
    purpose: 'Sending renewal notices that go out unseen',
    note: 'The ten rows of the article on the data quality score, with its date, columns and weights. Completeness, consistency and timeliness come out as they do by hand. A program can’t look into the contracts or know that rows 1 and 9 are one company, and it counts validity over all eight columns, so its score is another one.',
  },
}

export function toSample({ id, csv }: SampleTable): Sample {
  const { asOf, required, weights, purpose, note } = uses[id] ?? {
    asOf: new Date().toISOString().slice(0, 10),
    required: [],
    weights: equalWeights,
    purpose: '',
    note: undefined,
  }
  const names = csv.slice(0, csv.indexOf('\n')).split(',')
  const rules = names.map((name, index) => [index, { isRequired: required.includes(name) }] as const)
  return {
    name: `${id}.csv`,
    text: csv,
    settings: {
      columns: required.length === 0 ? {} : Object.fromEntries(rules),
      freshness: { asOf, maxAgeMonths: 12, column: 'auto' },
    },
    weights,
    purpose,
    note,
  }
}
