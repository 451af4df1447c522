import { Button } from '../../kit/Button.tsx'
import controls from '../../kit/controls.module.scss'
import styles from './ExportPanel.module.scss'
import { OutputBox } from './OutputBox.tsx'
import type { Request } from './protocol.ts'
import { toJson, toMarkdown } from './report.ts'
import type { Weights } from './score.ts'
import type { View } from './view.ts'

type Props = {
  readonly view: View
  readonly weights: Weights
  readonly purpose: string
  /** Undefined until requested. */
  readonly csv: string | undefined
  readonly send: (request: Request) => void
}

/** Copies or downloads the fixed data and the report. */
export function ExportPanel({ view, weights, purpose, csv, send }: Props) {
  const base = view.name.replace(/\.[^.]*$/, '')
  const input = { view, weights, purpose }

  return (
    <div className={styles.panel}>
      <p className={styles.hint}>
        If the download is blocked here, open the demo in a new tab. Copying works here too.
      </p>
      <OutputBox
        title="Report, Markdown"
        fileName={`${base}-report.md`}
        type="text/markdown"
        text={toMarkdown(input)}
      />
      <OutputBox title="Report, JSON" fileName={`${base}-report.json`} type="application/json" text={toJson(input)} />
      {csv === undefined ? (
        <section className={styles.box}>
          <h3 className={styles.title}>Data, CSV</h3>
          <p className={styles.hint}>
            {view.applied.length === 0
              ? 'No fixes applied yet: the data as it was opened.'
              : 'The data with the fixes applied.'}
          </p>
          <div className={controls.actions}>
            <Button onClick={() => send({ kind: 'export' })}>Prepare the CSV</Button>
          </div>
        </section>
      ) : (
        <OutputBox title="Data, CSV" fileName={`${base}-checked.csv`} type="text/csv" text={csv} />
      )}
    </div>
  )
}
