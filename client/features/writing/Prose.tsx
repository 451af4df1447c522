import { lazy } from 'react'
import type { CalculatorData } from '../../../shared/calculators/load-calculator.ts'
import { splitBody } from '../../../shared/piece-body.ts'
import { ProsePart } from './ProsePart.tsx'
import style from './writing.scss?inline'

/** The inline style of articles and papers. The content security policy allows it by its hash. */
export const writingStyle: string = style

/** What only some pieces have. Its script comes with hydration, which waits for it; the HTML is there before. */
const Calculator = lazy(async () => ({ default: (await import('../calculators/Calculator.tsx')).Calculator }))
const ChartStyle = lazy(async () => ({ default: (await import('./ChartStyle.tsx')).ChartStyle }))

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
      {hasCharts && <ChartStyle />}
      {splitBody(html).map((part, index) => {
        const calculator = calculators[index - 1]
        return (
          <div key={calculator?.id ?? 'start'}>
            {calculator !== undefined && <Calculator data={calculator} />}
            <ProsePart html={part} />
          </div>
        )
      })}
    </>
  )
}
