import { z } from 'zod'
import { licenses } from '../../landscape/licenses.ts'
import { httpsUrl, slug, text } from './fields.ts'

const productSchema = z.strictObject({
  name: text().describe('Name of the product'),
  maker: text().describe('Who makes it'),
  url: httpsUrl().describe("The product's or its maker's own page"),
  license: z.enum(licenses).describe('The most open form in which it is offered'),
  note: text().max(90).describe('One fact, at most 90 characters'),
})

const categorySchema = z.strictObject({
  name: text().describe('Name of the category'),
  question: text().describe('What to ask a vendor'),
  products: z.array(productSchema).min(1).describe('Products, in alphabetical order'),
})

export const landscapeSchema = z.strictObject({
  asOf: z
    .string()
    .regex(/^\d{4}-\d{2}$/, 'must be a month such as 2025-08')
    .describe('Month of the data'),
  layers: z
    .array(
      z.strictObject({
        id: slug().describe('Its query in the URL, ?layer={id}'),
        name: text().describe('Name of the layer'),
        summary: text().describe('What a buyer decides here'),
        categories: z.array(categorySchema).min(1).describe('Its categories'),
      }),
    )
    .min(1)
    .describe('Layers from the top down; governance last'),
})

export type Landscape = z.infer<typeof landscapeSchema>
