import { Suspense } from 'react'
import type { CalculatorData } from '../../../shared/calculators/load-calculator.ts'
import { splitBody } from '../../../shared/values/article-body.ts'
import { lazyPart } from '../../components/lazy-part.ts'
import { ProsePart } from './ProsePart.tsx'

const Calculator = lazyPart(() => import('../calculators/Calculator.tsx').then(module => module.Calculator))
const ChartedPart = lazyPart(() => import('./ChartedPart.tsx').then(module => module.ChartedPart))

type Props = {
  readonly html: string
  readonly hasCharts?: boolean | undefined
  /** Those that the HTML has comments for. */
  readonly calculators?: readonly CalculatorData[]
}

/** The text of an article or paper: HTML that the compiler has sanitized, with its calculators between the parts. */
export function Prose({ html, hasCharts, calculators = [] }: Props) {
  const Part = hasCharts ? ChartedPart : ProsePart
  return splitBody(html).map((part, index) => {
    const calculator = calculators[index - 1]
    return (
      <div key={calculator?.id ?? 'start'}>
        {calculator !== undefined && (
          <Suspense>
            <Calculator data={calculator} />
          </Suspense>
        )}
        <Part html={part} />
      </div>
    )
  })
}
