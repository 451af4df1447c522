import { useState } from 'react'
import { Button } from '../../kit/Button.tsx'
import { FileButton } from '../../kit/FileButton.tsx'
import { CsvOutput } from './CsvOutput.tsx'
import styles from './CsvPanel.module.scss'
import type { Day, Plan } from './model.ts'
import type { Network } from './network.ts'
import { describeLimits, readDayCsv, tripColumns, vehicleColumns } from './read-day.ts'
import { riderColumns } from './riders.ts'
import { describeFigures } from './SearchStatus.tsx'
import { measurePlan } from './schedule.ts'

type Props = {
  readonly network: Network
  readonly plan: Plan
  readonly isSearching: boolean
  readonly onDay: (day: Day) => void
}

const maxCharacters = 200_000
const maxProblems = 8

/** Reads trips, vehicles or riders from CSV and shows the plan as CSV. Nothing leaves the page. */
export function CsvPanel({ network, plan, isSearching, onDay }: Props) {
  const { day } = network
  const [text, setText] = useState('')
  const [own, setOwn] = useState<Day>()
  const [report, setReport] = useState<readonly string[]>([])

  const read = (source: string) => {
    if (source.length > maxCharacters) return setReport(['That is more than 200,000 characters.'])
    const result = readDayCsv(source, day)
    if (result.kind === 'problems') return setReport(shorten(result.problems))
    onDay(result.day)
    setOwn(result.day)
    return setReport([`Read ${result.count} ${result.what}; they are planned above.`])
  }
  const open = async ([chosen]: readonly File[]) => {
    if (chosen === undefined) return
    try {
      const source = await chosen.text()
      setText(source.slice(0, maxCharacters))
      read(source)
    } catch {
      setReport([`“${chosen.name}” can’t be read. Open it once more, or paste its text.`])
    }
  }

  return (
    <section className={styles.panel} aria-labelledby="csv-heading">
      <h2 id="csv-heading">Your own data</h2>
      <div className={styles.columns}>
        <div className={styles.side}>
          <label className={styles.field}>
            CSV of trips, vehicles or riders
            <textarea
              className={styles.text}
              rows={5}
              spellCheck={false}
              value={text}
              placeholder={[tripColumns, vehicleColumns, riderColumns]
                .map(columns => columns.join(','))
                .join('\n… or …\n')}
              onChange={event => setText(event.target.value)}
            />
          </label>
          <p className={styles.hint}>{describeLimits(day).join(' ')}</p>
          <div className={styles.actions}>
            <Button tone="strong" className={styles.button} disabled={text.trim() === ''} onClick={() => read(text)}>
              Read and plan
            </Button>
            <FileButton label="Open a file" accept=".csv,text/csv,text/plain" onFiles={open} />
            <span className={styles.hint}>It stays in your browser.</span>
          </div>
          <div aria-live="polite">
            {report.map(line => (
              <p key={line}>{line}</p>
            ))}
            {own === day && !isSearching && <p>{describeFigures(measurePlan(network, plan))}.</p>}
          </div>
        </div>
        <CsvOutput network={network} plan={plan} />
      </div>
    </section>
  )
}

/** The first problems, and how many there are. */
function shorten(problems: readonly string[]): readonly string[] {
  if (problems.length <= maxProblems) return problems
  return [...problems.slice(0, maxProblems), `And ${problems.length - maxProblems} more.`]
}
