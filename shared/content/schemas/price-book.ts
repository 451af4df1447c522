import { z } from 'zod'
import { calculatorSchema } from './calculator.ts'

const { name, label, format } = calculatorSchema.shape.results.element.shape

const formula = () => z.string().startsWith('=')

/** What the company charges and pays, content/price-book.json. Texts and calculators take their figures from it. */
export const priceBookSchema = z.strictObject({
  facts: z
    .array(z.strictObject({ name, label, format, value: z.number().describe('The number') }))
    .describe('What is decided, such as a rate: texts write {price.name}, formulas and numbers {price.name.number}'),
  estimates: z
    .array(
      z.strictObject({
        name,
        label,
        inputs: z
          .record(z.string(), z.union([z.string(), z.number()]))
          .describe('Inputs of the estimator of the pricing page; the others are those with which it opens'),
      }),
    )
    .describe('What the estimator says to these inputs: {price.name.total}, and so on for each of its results'),
  sums: z
    .array(z.strictObject({ name, label, format, cell: formula().describe('The formula, which begins with "="') }))
    .describe('What follows, as formulas with {names} of facts and sums and {name.result} of estimates'),
})

export type PriceBook = z.infer<typeof priceBookSchema>
