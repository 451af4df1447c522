import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { CalculatorData } from '../../../shared/calculators/load-calculator.ts'
import { Table, toRows } from '../sections/Table.tsx'
import styles from './Calculator.module.scss'
import { CalculatorFoot } from './CalculatorFoot.tsx'
import { CalculatorForm } from './CalculatorForm.tsx'
import { CalculatorResult } from './CalculatorResult.tsx'
import fieldStyles from './fields.module.scss'
import { ScoreFile } from './ScoreFile.tsx'
import type { FileCases } from './score-file.ts'

/** A calculator in a text. The page's loader computes it from the address, with scripts and without. */
export function Calculator({ data }: { readonly data: CalculatorData }) {
  const { id, heading, text, labels, fields, others, file } = data
  const location = useLocation()
  const [cases, setCases] = useState<FileCases>()
  const answer = cases === undefined ? data.answer : cases.toAnswer(new URLSearchParams(location.search))
  const basis = cases?.basis ?? file?.sample
  const anchor = `calculate-${id}`
  return (
    <section className={styles.calculator} id={anchor} data-search="calculator" aria-labelledby={`${anchor}-heading`}>
      <h2 id={`${anchor}-heading`}>{heading}</h2>
      <p>{text}</p>
      <div className={styles.columns}>
        <div className={fieldStyles.inputs}>
          <CalculatorForm
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
              isNumeric={answer.table.hasFigures || undefined}
            />
          </div>
        )}
      </div>
    </section>
  )
}
