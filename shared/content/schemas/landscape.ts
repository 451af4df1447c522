import { z } from 'zod'
import { httpsUrl, slug, text } from './fields.ts'
import { deliveries, licenses } from './marks.ts'

const productSchema = z.strictObject({
  name: text().describe('Name of the product'),
  maker: text().describe('Who makes it'),
  url: httpsUrl().describe("The product's or its maker's own page"),
  license: z.enum(licenses).describe('The license of the most open form in which it is offered'),
  delivery: z.array(z.enum(deliveries)).min(1).describe('How it is delivered: one or both'),
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
    .regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'must be a month such as 2026-11')
    .describe('Month of the data, on the page and in the picture'),
  legend: z
    .record(z.enum([...licenses, ...deliveries]), text())
    .describe('What each mark means, on the page and in the picture'),
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
