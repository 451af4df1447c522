import { z } from 'zod'
import { readContent } from '../toolkit/site-files.ts'

const text = z.string().trim().min(1)
const license = z.enum(['open source', 'open weights', 'proprietary'])
const delivery = z.enum(['hosted service', 'self-hosted'])
const product = z.strictObject({
  name: text,
  maker: text,
  url: z.url(),
  license,
  delivery: z.array(delivery).min(1),
  note: text.max(90),
})
const category = z.strictObject({ name: text, question: text, products: z.array(product).min(3).max(5) })
const layer = z.strictObject({ id: text, name: text, summary: text, categories: z.array(category).min(3).max(4) })
const landscapeSchema = z.strictObject({
  asOf: z.string().regex(/^\d{4}-\d{2}$/),
  legend: z.record(z.enum([...license.options, ...delivery.options]), text),
  layers: z.array(layer).length(6),
})

export type MarkName = z.infer<typeof license> | z.infer<typeof delivery>
export type Product = z.infer<typeof product>
export type Category = z.infer<typeof category>
export type Layer = z.infer<typeof layer>
export type Landscape = {
  /** `YYYY-MM`. */
  readonly asOf: string
  /** What each mark means, in the order of the legend. */
  readonly legend: readonly (readonly [MarkName, string])[]
  /** The stacked layers from the top down. */
  readonly stack: readonly Layer[]
  /** The layer that runs beside all others. */
  readonly rail: Layer
}

/** The landscape of the site's content. */
export function readLandscape(): Landscape {
  const { asOf, legend, layers } = readContent('landscape.json', landscapeSchema)
  const rail = layers.find(({ id }) => id === 'governance')
  if (rail === undefined) throw new Error('content/landscape.json has no layer with the id governance')
  const marks = [...license.options, ...delivery.options]
  return {
    asOf,
    legend: marks.map(mark => [mark, legend[mark]] as const),
    stack: layers.filter(({ id }) => id !== rail.id),
    rail,
  }
}
