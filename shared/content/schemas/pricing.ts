import { z } from 'zod'
import { text } from './fields.ts'

const template = (what: string, names: string) => text().describe(`${what}, with ${names}`)

/** Words around the estimator of the pricing page, which is the calculator `estimate`. */
export const estimateTextSchema = z.strictObject({
  total: text().describe('Label of the total'),
  model: text().describe('Label of the model that fits'),
  send: text().describe('The button'),
  note: text().describe('How to keep or send the estimate'),
  update: text().describe('The button of the form without scripts'),
  waiting: text().describe('In place of the estimate while a field has an error'),
  formula: text().describe('Heading of the computation'),
  message: z
    .strictObject({
      heading: template('The first line', '{price}, {weeks} and {model}'),
      input: template('A line for each input', '{label} and {value}'),
      line: template('A line for each line of the table', '{line}, {how}, {days} and {price}'),
      sum: template('The last line of the table', '{line}, {days} and {price}'),
      address: template('The address of the estimate', '{address}'),
    })
    .describe('The estimate as the text of a message'),
})

export type EstimateText = z.infer<typeof estimateTextSchema>
