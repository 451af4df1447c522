import { accuracyNote, describeWorst, dimensionNames } from './report.ts'
import styles from './ScorePanel.module.scss'
import { ScrollTable } from './ScrollTable.tsx'
import {
  computeScore,
  formula,
  gradeNote,
  meanFormula,
  type ScoreLine,
  scoreTable,
  showValue,
  valueFormula,
  type Weights,
} from './score.ts'
import { plural } from './table/findings.ts'
import type { View } from './view.ts'

type Props = {
  readonly view: View
  readonly weights: Weights
  readonly purpose: string
  readonly onWeights: (weights: Weights) => void
  readonly onPurpose: (purpose: string) => void
}

const maxWeight = 10

/** The score with all intermediate numbers. */
export function ScorePanel({ view, weights, purpose, onWeights, onPurpose }: Props) {
  const score = scoreTable(view.analysis, weights)
  const before = computeScore(view.first, weights)
  const lost = score.lines.reduce((sum, { pointsLost }) => sum + pointsLost, 0)

  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <dl className={styles.facts}>
          <div>
            <dt>Worst dimension</dt>
            <dd>{describeWorst(score)}</dd>
          </div>
          {score.mean !== undefined && (
            <div>
              <dt>Weighted mean</dt>
              <dd>{showValue(score.mean)}</dd>
            </div>
          )}
          {view.applied.length > 0 && score.total !== undefined && (
            <div>
              <dt>As opened</dt>
              <dd>
                {plural(view.first.faulty.any, 'row')}, score {showValue(before.total)}
              </dd>
            </div>
          )}
        </dl>
        <label className={styles.purpose}>
          What is the data for?
          <input
            type="text"
            value={purpose}
            maxLength={120}
            placeholder="For example: sending renewal notices"
            onChange={({ currentTarget }) => onPurpose(currentTarget.value)}
          />
        </label>
      </div>
      <ScrollTable label="How the score adds up">
        <thead>
          <tr>
            <th scope="col">Dimension</th>
            <th scope="col">Rows at fault</th>
            <th scope="col">Checks passed / made</th>
            <th scope="col">Value</th>
            <th scope="col">Weight</th>
            <th scope="col">Weight × value</th>
            <th scope="col">Points lost</th>
          </tr>
        </thead>
        <tbody>
          {score.lines.map(line => (
            <Line
              key={line.dimension}
              line={line}
              onWeight={weight => onWeights({ ...weights, [line.dimension]: weight })}
            />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">All</th>
            <td>{view.analysis.faulty.any.toLocaleString('en-US')}</td>
            <td />
            <td />
            <td>{score.weightSum}</td>
            <td>{score.weightedSum.toFixed(1)}</td>
            <td>{lost.toFixed(1)}</td>
          </tr>
        </tfoot>
      </ScrollTable>
      <div className={styles.notes}>
        <p>
          {formula}. {gradeNote}
        </p>
        <p>
          {valueFormula}. {meanFormula}
          {score.mean !== undefined &&
            ` = ${score.weightedSum.toFixed(1)} ÷ ${score.weightSum} = ${showValue(score.mean)}`}
          . Cells that pass hide those that don’t, so the mean is not the score.
        </p>
        <p>{accuracyNote} Dimensions that the file gives no way to measure don’t count.</p>
      </div>
    </div>
  )
}

function Line({ line, onWeight }: { readonly line: ScoreLine; readonly onWeight: (weight: number) => void }) {
  const { dimension, faultyRows, passed, made, value, weight, weighted, pointsLost } = line
  return (
    <tr>
      <th scope="row">{dimensionNames[dimension]}</th>
      <td>{made === 0 ? '–' : faultyRows.toLocaleString('en-US')}</td>
      <td>{made === 0 ? '–' : `${passed.toLocaleString('en-US')} / ${made.toLocaleString('en-US')}`}</td>
      <td>
        {showValue(value)}
        {value !== undefined && <meter className={styles.meter} aria-hidden="true" min={0} max={100} value={value} />}
      </td>
      <td>
        <input
          className={styles.weight}
          type="number"
          aria-label={`Weight of ${dimension}`}
          min={0}
          max={maxWeight}
          step={1}
          value={weight}
          onChange={({ currentTarget }) => onWeight(clampWeight(currentTarget.valueAsNumber))}
        />
      </td>
      <td>{value === undefined ? '–' : weighted.toFixed(1)}</td>
      <td>{value === undefined ? '–' : pointsLost.toFixed(1)}</td>
    </tr>
  )
}

function clampWeight(weight: number): number {
  return Number.isNaN(weight) ? 0 : Math.min(maxWeight, Math.max(0, weight))
}
