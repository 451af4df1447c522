import { z } from 'zod'
import { readContent } from '../toolkit/site-files.ts'

const text = z.string().trim().min(1)
const license = z.enum(['open source', 'open weights', 'proprietary', 'service'])
const product = z.strictObject({ name: text, maker: text, url: z.url(), license, note: text.max(90) })
const category = z.strictObject({ name: text, question: text, products: z.array(product).min(3).max(5) })
const layer = z.strictObject({ id: text, name: text, summary: text, categories: z.array(category).min(3).max(4) })
const landscapeSchema = z.strictObject({ asOf: z.string().regex(/^\d{4}-\d{2}$/), layers: z.array(layer).length(6) })

export type License = z.infer<typeof license>
export type Product = z.infer<typeof product>
export type Category = z.infer<typeof category>
export type Layer = z.infer<typeof layer>
export type Landscape = {
  /** `YYYY-MM`. */
  readonly asOf: string
  /** The stacked layers from the top down. */
  readonly stack: readonly Layer[]
  /** The layer that runs beside all others. */
  readonly rail: Layer
}

/** The landscape of the site's content. */
export function readLandscape(): Landscape {
  const { asOf, layers } = readContent('landscape.json', landscapeSchema)
  const rail = layers.find(({ id }) => id === 'governance')
  if (rail === undefined) throw new Error('content/landscape.json has no layer with the id governance')
  return { asOf, stack: layers.filter(({ id }) => id !== rail.id), rail }
}
