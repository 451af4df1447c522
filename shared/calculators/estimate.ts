import { linkTo } from '../addresses/links.ts'
import type { Library } from '../content/library.ts'
import type { EstimateText } from '../content/schemas/pricing.ts'
import { fillTemplate } from '../values/fill-template.ts'
import { type CalculatorAnswer, type CalculatorData, loadCalculator } from './load-calculator.ts'

/** The calculator of the pricing page. Its page and its message know these results by name. */
export const estimateId = 'estimate'
export const estimateResults = ['price', 'weeks', 'fit', 'reason', 'note'] as const

type EstimateTexts = Readonly<Partial<Record<string, string>>>

export async function loadEstimate(library: Library, query: URLSearchParams): Promise<CalculatorData> {
  const [content, words] = await Promise.all([
    library.read(`calculators/${estimateId}`),
    library.read('pages/calculator'),
  ])
  return loadCalculator(content, words, query)
}

/** The results by their names. */
export function toEstimateTexts({ results }: CalculatorAnswer): EstimateTexts {
  return Object.fromEntries(results.map(({ name, text }) => [name, text]))
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
  { fields, answer }: CalculatorData,
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
