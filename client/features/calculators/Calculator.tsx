import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { CalculatorData } from '../../../shared/calculators/load-calculator.ts'
import { isInPlace } from '../navigation/internal-links.ts'
import { CalculatorForm } from './CalculatorForm.tsx'
import { CalculatorResult } from './CalculatorResult.tsx'
import styleSheet from './calculator.scss?url'

/** A calculator in a text. The page's loader computes it from the address, with scripts and without. */
export function Calculator({ data }: { readonly data: CalculatorData }) {
  const { id, heading, text, labels, fields, answer } = data
  // A link to other inputs fills the form anew; what the visitor types stays as it is.
  const location = useLocation()
  const [entry, setEntry] = useState(location.key)
  if (entry !== location.key && !isInPlace(location)) setEntry(location.key)
  const anchor = `calculate-${id}`
  return (
    <section className="calculator" id={anchor} aria-labelledby={`${anchor}-heading`}>
      <link rel="stylesheet" href={styleSheet} precedence="page" />
      <h2 id={`${anchor}-heading`}>{heading}</h2>
      <p>{text}</p>
      <div className="calculator-columns">
        <CalculatorForm key={entry} action={`${location.pathname}#${anchor}`} fields={fields} update={labels.update} />
        <CalculatorResult id={id} labels={labels} fields={fields} answer={answer} />
      </div>
    </section>
  )
}
