import { useRef, useState } from 'react'
import { CsvOutput } from './CsvOutput.tsx'
import styles from './CsvPanel.module.scss'
import { readDayCsv, tripColumns, vehicleColumns } from './day-csv.ts'
import type { Day, Plan } from './model.ts'
import type { Network } from './network.ts'

type Props = { readonly network: Network; readonly plan: Plan; readonly onDay: (day: Day) => void }

const maxCharacters = 200_000

/** Reads trips or vehicles from CSV and shows the plan as CSV. Nothing leaves the page. */
export function CsvPanel({ network, plan, onDay }: Props) {
  const { day } = network
  const [text, setText] = useState('')
  const [report, setReport] = useState<readonly string[]>([])
  const file = useRef<HTMLInputElement>(null)

  const read = (source: string) => {
    if (source.length > maxCharacters) return setReport(['That is more than 200,000 characters.'])
    const result = readDayCsv(source, day.town)
    if (result.kind === 'problems') return setReport(result.problems.slice(0, 8))
    if (result.kind === 'trips') onDay({ ...day, trips: result.trips })
    else onDay({ ...day, vehicles: result.vehicles })
    const count = result.kind === 'trips' ? result.trips.length : result.vehicles.length
    return setReport([`Read ${count} ${result.kind}; the plan has been rebuilt.`])
  }
  const open = async () => {
    const source = await file.current?.files?.[0]?.text()
    if (source === undefined) return
    setText(source.slice(0, maxCharacters))
    read(source)
  }

  return (
    <section className={styles.panel} aria-labelledby="csv-heading">
      <h2 className={styles.heading} id="csv-heading">
        Your own data
      </h2>
      <div className={styles.columns}>
        <div className={styles.side}>
          <label className={styles.field}>
            CSV of trips or vehicles
            <textarea
              className={styles.text}
              rows={5}
              spellCheck={false}
              value={text}
              placeholder={`${tripColumns.join(',')}\n… or …\n${vehicleColumns.join(',')}`}
              onChange={event => setText(event.target.value)}
            />
          </label>
          <div className={styles.actions}>
            <button type="button" className={styles.button} disabled={text.trim() === ''} onClick={() => read(text)}>
              Read and plan
            </button>
            <label className={styles.field}>
              Or open a file; it stays in your browser
              <input ref={file} className={styles.file} type="file" accept=".csv,text/csv,text/plain" onChange={open} />
            </label>
          </div>
          <div aria-live="polite">
            {report.map(line => (
              <p key={line}>{line}</p>
            ))}
          </div>
        </div>
        <CsvOutput network={network} plan={plan} />
      </div>
    </section>
  )
}
