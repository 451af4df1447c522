import { dimensionNames } from './report.ts'
import styles from './ScoreStrip.module.scss'
import { describeBasis, describeRepairs, gradeOf, scoreTable, showValue, type Weights } from './score.ts'
import { plural } from './table/findings.ts'
import type { View } from './view.ts'

type Props = { readonly view: View; readonly weights: Weights }

/** The score in one strip: the rows to repair first, then the worst dimension, and all dimensions beside them. */
export function ScoreStrip({ view: { analysis, applied, first }, weights }: Props) {
  const score = scoreTable(analysis, weights)
  const grade = score.total === undefined ? undefined : gradeOf(score.total)

  return (
    <section className={styles.strip} aria-label="Score">
      <div className={styles.result} aria-live="polite">
        <p className={styles.repairs} data-grade={grade?.id}>
          {describeRepairs(analysis)}.
        </p>
        <p>
          {score.total === undefined ? (
            <strong>No score:</strong>
          ) : (
            <strong data-grade={grade?.id}>
              Score {showValue(score.total)} of 100, {grade?.name.toLowerCase()}:
            </strong>
          )}{' '}
          {describeBasis(analysis, score)}.{applied.length > 0 && ` As opened: ${plural(first.faulty.any, 'row')}.`}
        </p>
      </div>
      <dl className={styles.dimensions}>
        {score.lines
          .filter(({ rowValue }) => rowValue !== undefined)
          .map(({ dimension, rowValue = 0, faultyRows }) => (
            <div key={dimension} data-worst={score.worst?.dimension === dimension && faultyRows > 0}>
              <dt>{dimensionNames[dimension]}</dt>
              <dd>
                {faultyRows === 0 ? 'no fault' : plural(faultyRows, 'row')}
                {faultyRows < first.faulty.in[dimension] && (
                  <span className={styles.before}>, was {first.faulty.in[dimension]}</span>
                )}
                <meter className={styles.meter} aria-hidden="true" min={0} max={100} value={rowValue} />
              </dd>
            </div>
          ))}
      </dl>
    </section>
  )
}
