import { useEffect, useRef, useState } from 'react'
import { Button } from '../../kit/Button.tsx'
import controls from '../../kit/controls.module.scss'
import styles from './MarkRow.module.scss'
import { maxQuestions, type Question } from './suspects.ts'
import { plural } from './table/findings.ts'

type Props = {
  readonly question: Question
  readonly number: number
  readonly onAnswer: (wrong: readonly boolean[]) => void
  /** Undefined while there is nothing to undo. */
  readonly onUndo: (() => void) | undefined
  readonly onStop: () => void
}

/** One row, of which the visitor marks the wrong cells. */
export function MarkRow({ question: { row, cells }, number, onAnswer, onUndo, onStop }: Props) {
  const [wrong, setWrong] = useState<ReadonlySet<number>>(new Set())
  const title = useRef<HTMLHeadingElement>(null)

  // The pressed button left with the row before; without this the focus would return to the top of the page.
  useEffect(() => title.current?.focus({ preventScroll: true }), [])

  function toggle(index: number) {
    const next = new Set(wrong)
    if (!next.delete(index)) next.add(index)
    setWrong(next)
  }

  return (
    <div className={styles.card}>
      <h3 ref={title} className={styles.title} tabIndex={-1}>
        Which cells of row {row.toLocaleString('en-US')} are wrong?
      </h3>
      <p className={controls.hint}>
        Question {number} of at most {maxQuestions}. It asks for the row from which it can learn most. Press a cell to
        mark it.
      </p>
      {/* Above the cells, whose height differs: the next row must not bring another button under the pointer. */}
      <div className={controls.actions}>
        <Button tone="strong" onClick={() => onAnswer(cells.map((_, index) => wrong.has(index)))}>
          {wrong.size === 0 ? 'Nothing wrong here' : `${plural(wrong.size, 'cell')} wrong, next row`}
        </Button>
        <Button onClick={onStop}>Stop</Button>
        {onUndo !== undefined && <Button onClick={onUndo}>Undo the last row</Button>}
      </div>
      <ul className={styles.cells} aria-label={`Cells of row ${row}`}>
        {cells.map(({ column, value, isSuspect }, index) => (
          <li key={column}>
            <button
              className={styles.cell}
              type="button"
              aria-pressed={wrong.has(index)}
              data-suspect={isSuspect}
              onClick={() => toggle(index)}
            >
              <span className={styles.column}>
                {column}
                {isSuspect && <span className={styles.suspect}> looks wrong</span>}
              </span>
              <span className={styles.value}>{value === '' ? '(empty)' : value}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
