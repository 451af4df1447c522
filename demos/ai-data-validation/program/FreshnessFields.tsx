import { Button } from '../../kit/Button.tsx'
import styles from './ColumnsPanel.module.scss'
import { dayOf } from './formats/dates.ts'
import { type FreshnessRule, findFreshnessQuestion, ownDates } from './freshness.ts'
import type { Analysis } from './model.ts'

type Props = {
  readonly analysis: Analysis
  readonly rule: FreshnessRule
  readonly onChange: (rule: FreshnessRule) => void
}

/** The rule for timeliness: the date column, the maximum age and the day it is counted to. */
export function FreshnessFields({ analysis, rule, onChange }: Props) {
  const dates = ownDates(analysis.columns)
  const asked = findFreshnessQuestion(analysis.columns, rule)
  const found = dates.find(({ name }) => name === analysis.freshnessColumn)

  return (
    <div className={styles.fields}>
      {asked !== undefined && (
        <p>
          Is “{asked.name}” a date that must be recent? It is not measured yet.{' '}
          <Button onClick={() => onChange({ ...rule, column: asked.index })}>Yes, measure it</Button>
        </p>
      )}
      <label>
        Date of the last confirmation
        <select
          value={found?.index ?? 'none'}
          onChange={({ currentTarget: { value } }) =>
            onChange({ ...rule, column: value === 'none' ? 'none' : Number(value) })
          }
        >
          <option value="none">no such column</option>
          {dates.map(({ index, name }) => (
            <option key={index} value={index}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label>
        Maximum age, in months
        <input
          type="number"
          min={1}
          max={600}
          defaultValue={rule.maxAgeMonths}
          onChange={({ currentTarget }) => {
            const months = Math.round(currentTarget.valueAsNumber)
            if (months >= 1 && months <= 600) onChange({ ...rule, maxAgeMonths: months })
          }}
        />
      </label>
      <label>
        As of
        <input
          type="date"
          defaultValue={rule.asOf}
          onChange={({ currentTarget: { value } }) => {
            if (!Number.isNaN(dayOf(value))) onChange({ ...rule, asOf: value })
          }}
        />
      </label>
    </div>
  )
}
