import { lazy, Suspense } from 'react'
import type { CalculatorData } from '../../../shared/calculators/load-calculator.ts'
import { splitBody } from '../../../shared/values/article-body.ts'
import partSheet from './article-parts.scss?url'
import chartSheet from './charts.scss?url'
import { ProsePart } from './ProsePart.tsx'
import style from './writing.scss?inline'

/** The inline style of articles and papers. The content security policy allows it by its hash. */
export const writingStyle: string = style

/** Fetched only for a text with a calculator. The server's HTML has it from the start. */
const Calculator = lazy(() => import('../calculators/Calculator.tsx').then(module => ({ default: module.Calculator })))

type Props = {
  readonly html: string
  readonly hasCharts?: boolean | undefined
  /** Those that the HTML has comments for. */
  readonly calculators?: readonly CalculatorData[]
}

/** The text of an article or paper: HTML that the compiler has sanitized, with its calculators between the parts. */
export function Prose({ html, hasCharts, calculators = [] }: Props) {
  return (
    <>
      {/* Inline, so that the first paint of an article does not wait for another request. */}
      <style href="writing" precedence="writing">
        {writingStyle}
      </style>
      <link rel="stylesheet" href={partSheet} precedence="page" />
      {hasCharts && <link rel="stylesheet" href={chartSheet} precedence="page" />}
      {splitBody(html).map((part, index) => {
        const calculator = calculators[index - 1]
        return (
          <div key={calculator?.id ?? 'start'}>
            {calculator !== undefined && (
              <Suspense>
                <Calculator data={calculator} />
              </Suspense>
            )}
            <ProsePart html={part} />
          </div>
        )
      })}
    </>
  )
}
