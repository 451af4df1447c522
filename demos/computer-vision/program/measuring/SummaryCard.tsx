import type { Report, Source } from './protocol.ts'
import styles from './SummaryCard.module.scss'
import { samples } from './samples.ts'
import type { Settings } from './settings.ts'
import { formatMs, toSummary, toTotal } from './summary.ts'

type Props = { readonly report: Report | undefined; readonly settings: Settings; readonly source: Source }

/** The result at a glance, announced to screen readers when it changes. */
export function SummaryCard({ report, settings, source }: Props) {
  return (
    <section className={styles.card} aria-label="Result">
      <div aria-live="polite" aria-atomic="true">
        {report === undefined ? <p>Inspecting…</p> : <Result report={report} settings={settings} />}
      </div>
      {report !== undefined && <p className={styles.time}>Took {formatMs(toTotal(report))} in a background thread.</p>}
      <p className={styles.note}>
        {source.kind === 'sample' ? samples[source.id].note : `Your picture: ${source.file.name}`}
      </p>
    </section>
  )
}

function Result({ report, settings }: { readonly report: Report; readonly settings: Settings }) {
  const { count, defects, tone, notes } = toSummary(report, settings)
  return (
    <>
      <p className={styles.figures} data-tone={tone}>
        <strong>{count}</strong>
        <strong className={styles.defects}>{defects}</strong>
      </p>
      {notes.map(note => (
        <p key={note}>{note}</p>
      ))}
    </>
  )
}
