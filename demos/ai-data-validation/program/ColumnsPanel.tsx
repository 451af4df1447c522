import controls from '../../kit/controls.module.scss'
import styles from './ColumnsPanel.module.scss'
import type { ColumnProfile, ColumnRule } from './column-profile.ts'
import { FreshnessFields } from './FreshnessFields.tsx'
import type { Analysis, Settings } from './model.ts'
import { ScrollTable } from './ScrollTable.tsx'
import { type ColumnType, columnTypes } from './table/column-type.ts'

type Props = {
  readonly analysis: Analysis
  /** The latest choice; its analysis may still be running. */
  readonly settings: Settings
  readonly onChange: (settings: Settings) => void
}

/** What was inferred about each column, editable. */
export function ColumnsPanel({ analysis, settings, onChange }: Props) {
  function changeColumn(index: number, rule: ColumnRule) {
    onChange({ ...settings, columns: { ...settings.columns, [index]: { ...settings.columns[index], ...rule } } })
  }

  return (
    <fieldset className={styles.panel}>
      <legend className={styles.legend}>Correct what was inferred, and the checks run again at once.</legend>
      <FreshnessFields
        analysis={analysis}
        rule={settings.freshness}
        onChange={rule => onChange({ ...settings, freshness: rule })}
      />
      <ScrollTable label="Columns">
        <thead>
          <tr>
            <th scope="col">Column</th>
            <th scope="col">Type</th>
            <th scope="col">Required</th>
            <th scope="col">Missing</th>
            <th scope="col">Distinct</th>
            <th scope="col">Format or range</th>
            <th scope="col">Refers to</th>
          </tr>
        </thead>
        <tbody>
          {analysis.columns
            .filter(({ isAdded }) => !isAdded)
            .map(column => (
              <Line
                key={column.index}
                column={{ ...column, ...settings.columns[column.index] }}
                columns={analysis.columns}
                refersTo={settings.columns[column.index]?.refersTo ?? analysis.references[column.index]}
                onChange={rule => changeColumn(column.index, rule)}
              />
            ))}
        </tbody>
      </ScrollTable>
      <p className={controls.hint}>
        {analysis.key === undefined ? 'No column looks like a key. ' : `Key: ${analysis.key}. `}
        {analysis.rules.length > 0 && `Rules between columns: ${analysis.rules.join('; ')}.`}
      </p>
    </fieldset>
  )
}

type LineProps = {
  readonly column: ColumnProfile
  readonly columns: readonly ColumnProfile[]
  readonly refersTo: number | 'none' | undefined
  readonly onChange: (rule: ColumnRule) => void
}

function Line({ column, columns, refersTo, onChange }: LineProps) {
  const { index, name, type, isRequired, missing, distinct, mainForm, range } = column
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>
        <select
          aria-label={`Type of ${name}`}
          value={type}
          onChange={({ currentTarget }) => onChange({ type: toType(currentTarget.value) })}
        >
          {columnTypes.map(choice => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      </td>
      <td>
        <input
          type="checkbox"
          aria-label={`${name} is required`}
          checked={isRequired}
          onChange={({ currentTarget }) => onChange({ isRequired: currentTarget.checked })}
        />
      </td>
      <td>{missing.toLocaleString('en-US')}</td>
      <td>{distinct.toLocaleString('en-US')}</td>
      <td>{range || mainForm || '–'}</td>
      <td>
        <select
          aria-label={`${name} refers to`}
          value={refersTo ?? 'none'}
          onChange={({ currentTarget: { value } }) => onChange({ refersTo: value === 'none' ? 'none' : Number(value) })}
        >
          <option value="none">nothing</option>
          {columns
            .filter(other => other.index !== index && !other.isAdded)
            .map(other => (
              <option key={other.index} value={other.index}>
                {other.name}
              </option>
            ))}
        </select>
      </td>
    </tr>
  )
}

function toType(value: string): ColumnType | undefined {
  return columnTypes.find(type => type === value)
}
