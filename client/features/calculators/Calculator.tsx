import { memo, Suspense, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { CalculatorData } from '../../../shared/calculators/load-calculator.ts'
import { lazyPart } from '../../components/lazy-part.ts'
import { Table, toRows } from '../sections/Table.tsx'
import styles from './Calculator.module.scss'
import { CalculatorFoot } from './CalculatorFoot.tsx'
import { CalculatorForm } from './CalculatorForm.tsx'
import { CalculatorResult } from './CalculatorResult.tsx'
import fieldStyles from './fields.module.scss'
import { ScoreFile } from './ScoreFile.tsx'
import type { FileCases } from './score-file.ts'
import { useLiveAnswer } from './use-live-answer.ts'

const FlowPicture = lazyPart(() => import('./FlowPicture.tsx').then(module => module.FlowPicture))
// The picture changes with each move of a hand, and the inputs do not.
const Inputs = memo(CalculatorForm)

/** A calculator in a text. The page's loader computes it from the address, with scripts and without. */
export function Calculator({ data }: { readonly data: CalculatorData }) {
  const { id, heading, text, labels, fields, others, file } = data
  const location = useLocation()
  const [cases, setCases] = useState<FileCases>()
  const live = useLiveAnswer(data)
  const inputs = useRef<HTMLDivElement>(null)
  const answer = cases === undefined ? live.answer : cases.toAnswer(new URLSearchParams(location.search))
  const basis = cases?.basis ?? file?.sample
  const anchor = `calculate-${id}`
  return (
    <section className={styles.calculator} id={anchor} data-search="calculator" aria-labelledby={`${anchor}-heading`}>
      <h2 id={`${anchor}-heading`}>{heading}</h2>
      <p>{text}</p>
      {answer?.flow !== undefined && (
        <Suspense>
          <FlowPicture flow={answer.flow} fields={fields} inputs={inputs} onReach={live.fetchSheet} />
        </Suspense>
      )}
      <div className={styles.columns}>
        <div ref={inputs} className={fieldStyles.inputs} onInput={answer?.flow && (({ target }) => live.read(target))}>
          <Inputs
            className={fieldStyles.form}
            action={`${location.pathname}#${anchor}`}
            fields={fields}
            others={others}
            update={labels.update}
          />
          {file !== undefined && <ScoreFile id={id} file={file} onRead={setCases} />}
        </div>
        <CalculatorResult answer={answer} waiting={labels.waiting} basis={basis} />
        {answer !== undefined && (
          <CalculatorFoot
            id={id}
            labels={labels}
            fields={fields}
            answer={answer}
            basis={basis}
            hasDownload={cases === undefined}
          />
        )}
        {answer?.table !== undefined && (
          <div className={styles.table}>
            <Table
              label={answer.table.caption}
              columns={answer.table.columns}
              rows={toRows(answer.table.rows)}
              isNumeric
            />
          </div>
        )}
      </div>
    </section>
  )
}
