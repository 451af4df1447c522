import type { Report } from './protocol.ts'
import { formatMs, toTotal } from './summary.ts'
import styles from './TimingList.module.scss'

/** How long each step of the last run took. */
export function TimingList({ report }: { readonly report: Report }) {
  return (
    <section className={styles.section} aria-labelledby="timing">
      <h2 className={styles.heading} id="timing">
        Time of the last run
      </h2>
      <dl className={styles.list}>
        {report.timings.map(({ stage, ms }) => (
          <div key={stage}>
            <dt>{stage}</dt>
            <dd>{formatMs(ms)}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>Total</dt>
          <dd>{formatMs(toTotal(report))}</dd>
        </div>
      </dl>
      <p className={styles.note}>After a change, only the steps it affects run again.</p>
    </section>
  )
}
