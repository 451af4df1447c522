import { useEffect, useRef, useState } from 'react'
import { Button } from '../../kit/Button.tsx'
import controls from '../../kit/controls.module.scss'
import { MarkRow } from './MarkRow.tsx'
import { OutputBox } from './OutputBox.tsx'
import type { Request } from './protocol.ts'
import { SuspectColumns } from './SuspectColumns.tsx'
import styles from './SuspectsPanel.module.scss'
import { type Answer, maxQuestions, type Suspects } from './suspects.ts'
import { plural } from './table/findings.ts'

type Props = {
  readonly fileName: string
  /** Undefined until looked for. */
  readonly suspects: Suspects | undefined
  readonly unjudged: string | undefined
  readonly csv: string | undefined
  readonly onStart: () => void
  readonly send: (request: Request) => void
}

const invitation =
  'Beyond the fixed rules, each cell can be compared with the rest of the table: typos, values that contradict similar rows, odd forms, gaps.'

/** Cells that look wrong by comparison, and what the visitor teaches about them. */
export function SuspectsPanel({ fileName, suspects, unjudged, csv, onStart, send }: Props) {
  const [isTeaching, setTeaching] = useState(false)
  const status = useRef<HTMLParagraphElement>(null)
  const base = fileName.replace(/\.[^.]*$/, '')
  const hasNoQuestion = isTeaching && suspects !== undefined && suspects.question === undefined

  /** For buttons that leave when pressed: without this the focus would return to the top of the page. */
  function focusStatus() {
    status.current?.focus({ preventScroll: true })
  }

  function startLooking() {
    focusStatus()
    onStart()
  }

  function prepareCsv() {
    focusStatus()
    send({ kind: 'exportSuspects' })
  }

  function takeBack(answers: readonly Answer[]) {
    if (answers.length === 1) focusStatus()
    send({ kind: 'takeBack' })
  }

  function stopTeaching() {
    focusStatus()
    setTeaching(false)
  }

  useEffect(() => {
    if (hasNoQuestion) status.current?.focus({ preventScroll: true })
  }, [hasNoQuestion])

  return (
    <section className={styles.panel} aria-labelledby="suspects-title">
      <h2 id="suspects-title" className={styles.title}>
        Cells that look wrong
      </h2>
      <p ref={status} className={styles.text} role="status" tabIndex={-1}>
        {suspects === undefined ? (unjudged ?? invitation) : describe(suspects)}
      </p>
      {suspects === undefined && unjudged === undefined && <Button onClick={startLooking}>Look for wrong cells</Button>}
      {suspects !== undefined && (
        <>
          {isTeaching && suspects.question !== undefined ? (
            <MarkRow
              key={`${suspects.question.row} ${suspects.answers.length}`}
              question={suspects.question}
              number={suspects.answers.length + 1}
              onAnswer={wrong => send({ kind: 'answer', wrong })}
              onUndo={suspects.answers.length === 0 ? undefined : () => send({ kind: 'takeBack' })}
              onStop={stopTeaching}
            />
          ) : (
            <div className={controls.actions}>
              {suspects.question !== undefined && (
                <Button tone="strong" onClick={() => setTeaching(true)}>
                  {suspects.answers.length === 0 ? 'Teach it with a few rows' : 'Teach it more'}
                </Button>
              )}
              {suspects.answers.length > 0 && (
                <Button onClick={() => takeBack(suspects.answers)}>Undo the last row</Button>
              )}
              {csv === undefined && suspects.count > 0 && <Button onClick={prepareCsv}>Prepare them as CSV</Button>}
            </div>
          )}
          {suspects.answers.length > 0 && <Answers answers={suspects.answers} />}
          {csv !== undefined && (
            <OutputBox title="Suspect cells, CSV" fileName={`${base}-suspects.csv`} type="text/csv" text={csv} />
          )}
          <SuspectColumns columns={suspects.columns} />
        </>
      )}
    </section>
  )
}

function describe({ count, columns, answers }: Suspects): string {
  const found =
    count === 0
      ? 'No cell looks wrong by comparison.'
      : `${plural(count, 'cell')} in ${plural(columns.length, 'column')} ${count === 1 ? 'looks' : 'look'} wrong.`
  return answers.length === 0
    ? `${found} Without your help it says only what is sure, and misses the rest.`
    : `${found} Learned from ${plural(answers.length, 'row')} that you marked, of at most ${maxQuestions}.`
}

function Answers({ answers }: { readonly answers: readonly Answer[] }) {
  return (
    <details className={styles.answers}>
      <summary>What your marks changed</summary>
      <ol>
        {answers.map(({ row, wrong, found, dropped }) => (
          <li key={row}>
            Row {row.toLocaleString('en-US')}, {wrong === 0 ? 'nothing' : plural(wrong, 'cell')} wrong:{' '}
            {found.toLocaleString('en-US')} more found, {dropped.toLocaleString('en-US')} cleared.
          </li>
        ))}
      </ol>
    </details>
  )
}
