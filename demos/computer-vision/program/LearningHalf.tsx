import { type DragEvent, useState } from 'react'
import controls from '../../kit/controls.module.scss'
import styles from './LearningHalf.module.scss'
import { PictureCard } from './learning/PictureCard.tsx'
import type { PictureSet } from './learning/protocol.ts'
import { useLearning } from './learning/use-learning.ts'
import { toVerdictCsv } from './learning/verdict-csv.ts'
import { askForMarks, toFindings } from './learning/verdicts.ts'
import { ResultsExport } from './measuring/ResultsExport.tsx'
import { Slider } from './measuring/Slider.tsx'
import { formatMs } from './measuring/summary.ts'
import { PictureBar } from './PictureBar.tsx'

/** The visitor marks good pictures or parts; the program learns from them and shows what differs. */
export function LearningHalf() {
  const { isBusy, pictures, good, notes, report, failure, open, mark } = useLearning()
  const [opacity, setOpacity] = useState(60)
  const [set, setSet] = useState<PictureSet>({ kind: 'plates' })
  const files = set.kind === 'files' ? set.files : []
  const findings = report === undefined ? undefined : toFindings(report)
  const toggle = (index: number) =>
    mark(good.includes(index) ? good.filter(other => other !== index) : [...good, index].sort((a, b) => a - b))

  function start(next: PictureSet) {
    setSet(next)
    open(next)
  }

  /** To the visitor's pictures, whose marks stay; the first three of new ones count as good. */
  function add(added: readonly File[]) {
    start({ kind: 'files', files: [...files, ...added], good: files.length > 0 ? good : undefined })
  }

  /** Pictures dropped here are learned from; the second half takes one that is dropped anywhere else. */
  function drop(event: DragEvent<HTMLElement>) {
    const dropped = [...event.dataTransfer.files]
    if (dropped.length === 0) return
    event.preventDefault()
    add(dropped)
  }

  return (
    <section className={styles.half} aria-labelledby="learn" onDrop={drop}>
      <h2 id="learn" className={styles.heading}>
        Mark what is good, see what differs
      </h2>
      <PictureBar source={set.kind} ownPictures={files.length} onOpen={start} onAdd={add} />
      {failure !== undefined && (
        <p className={controls.failure} role="alert">
          {failure}
        </p>
      )}
      <div className={styles.result} aria-live="polite" aria-atomic="true" data-norm={findings?.hasNorm ?? false}>
        <p className={styles.summary}>
          {isBusy && pictures.length === 0
            ? 'Opening the pictures…'
            : toSummary(isBusy, good.length, findings?.summary)}
        </p>
        {!isBusy && files.length > 0 && good.length === pictures.length && (
          <p>Add a photo of another part to see whether it differs.</p>
        )}
        {files.length > 0 && isBusy && <p>The first three count as good; change the marks as you like.</p>}
        {[...notes, ...(isBusy ? [] : (findings?.notes ?? []))].map(note => (
          <p key={note}>{note}</p>
        ))}
      </div>
      <ul className={styles.grid} aria-busy={isBusy} aria-label="Pictures">
        {pictures.map((opened, index) => (
          <PictureCard
            // biome-ignore lint/suspicious/noArrayIndexKey: the set is replaced as a whole, and names can repeat.
            key={index}
            number={index + 1}
            opened={opened}
            isGood={good.includes(index)}
            judged={report?.judged[index]}
            verdict={findings?.verdicts[index]}
            opacity={opacity / 100}
            onToggle={() => toggle(index)}
          />
        ))}
      </ul>
      <div className={styles.legend}>
        <details>
          <summary>Adjust</summary>
          <Slider label="Heat map" value={opacity} shown={`${opacity}%`} min={0} max={100} onChange={setOpacity} />
        </details>
        <div>
          <div className={styles.ramp} />
          <p className={styles.steps}>
            <span>the limit</span>
            <span>twice</span>
            <span>four times or more</span>
          </p>
        </div>
        <button type="button" className={styles.clear} onClick={() => mark([])}>
          Clear the marks
        </button>
      </div>
      {report !== undefined && findings !== undefined && (
        <>
          <p className={controls.hint}>
            Learned from {report.good.length} in {formatMs(report.learningMs)}, judged {report.judged.length} in{' '}
            {formatMs(report.judgingMs)}, in a background thread.
          </p>
          <ResultsExport
            csv={toVerdictCsv(
              findings.verdicts,
              pictures.map(({ name }) => name),
            )}
            fileName="differences.csv"
          />
        </>
      )}
    </section>
  )
}

function toSummary(isBusy: boolean, marked: number, summary: string | undefined): string {
  if (isBusy) return 'Learning…'
  return summary ?? askForMarks(marked)
}
