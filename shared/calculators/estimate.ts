import { linkTo } from '../addresses/links.ts'
import type { Library } from '../content/library.ts'
import type { EstimateText } from '../content/schemas/pricing.ts'
import { fillTemplate } from '../values/fill-template.ts'
import { estimateId, toEstimateTexts } from './estimate-texts.ts'
import { type CalculatorData, loadCalculator } from './load-calculator.ts'

/** What the pricing page shows of its calculator; each field more is carried by the document. */
type Estimate = Pick<CalculatorData, 'heading' | 'text' | 'fields' | 'answer'>

export async function loadEstimate(library: Library, query: URLSearchParams): Promise<Estimate> {
  const [content, words] = await Promise.all([
    library.read(`calculators/${estimateId}`),
    library.read('pages/calculator'),
  ])
  const { heading, text, fields, answer } = loadCalculator(content, words, query)
  return { heading, text, fields, answer }
}

/** An estimate as the text of a message. */
export type EstimateMessage = {
  /** `{address}` stands for the address that shows the estimate. */
  readonly text: string
  readonly path: string
}

/**
 * Computes the estimate of a link anew, so that a link can write only words of this site into the form. Undefined when
 * an input is wrong.
 */
export function toEstimateMessage(
  { fields, answer }: Pick<CalculatorData, 'fields' | 'answer'>,
  message: EstimateText['message'],
): EstimateMessage | undefined {
  if (answer === undefined) return undefined
  const { price = '', weeks = '', fit = '' } = toEstimateTexts(answer)
  const lines = [
    fillTemplate(message.heading, { price, weeks, model: fit }),
    '',
    ...fields.map(({ name, label, options = [] }) => {
      const given = answer.query[name] ?? ''
      const value = options.find(option => option.value === given)?.label ?? given
      return fillTemplate(message.input, { label, value })
    }),
    '',
    ...(answer.table?.rows ?? []).map(([line = '', how = '', days = '', dollars = '']) =>
      fillTemplate(how === '' ? message.sum : message.line, { line, how, days, price: dollars }),
    ),
    '',
    message.address,
  ]
  return { text: lines.join('\n'), path: `${linkTo('pricing', undefined, answer.query)}#estimate` }
}
