import { linkTo } from '../addresses/links.ts'
import type { Estimator } from '../content/schemas/pricing.ts'
import { fillTemplate } from '../values/fill-template.ts'
import { loadEstimate } from './load-estimate.ts'

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
export function toEstimateMessage(estimator: Estimator, query: URLSearchParams): EstimateMessage | undefined {
  const { inputs, words } = loadEstimate(estimator, query)
  if (words === undefined) return undefined
  const { message } = estimator
  const { price, weeks, fit, rows } = words
  const lines = [
    fillTemplate(message.heading, { price, weeks, model: fit.name }),
    '',
    ...inputs.map(({ name, label, options = [] }) => {
      const value = words.query[name]
      return fillTemplate(message.input, {
        label,
        value: options.find(({ value: id }) => id === value)?.label ?? value,
      })
    }),
    '',
    ...rows.map(([line = '', how = '', days = '', dollars = '']) =>
      fillTemplate(how === '' ? message.sum : message.line, { line, how, days, price: dollars }),
    ),
    '',
    message.address,
  ]
  return { text: lines.join('\n'), path: `${linkTo('pricing', undefined, words.query)}#estimate` }
}
