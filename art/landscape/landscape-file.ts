import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'

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

const contentFile = 'content/landscape.json'

/** The landscape of the site's content, or of a draft where the content has none yet. */
export function readLandscape(draftFile: string | undefined): Landscape {
  const file = existsSync(contentFile) ? contentFile : draftFile
  if (file === undefined) throw new Error(`${contentFile} is missing; name a draft as the first argument`)
  const { asOf, layers } = landscapeSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  const rail = layers.find(({ id }) => id === 'governance')
  if (rail === undefined) throw new Error(`${file} has no layer with the id governance`)
  return { asOf, stack: layers.filter(({ id }) => id !== rail.id), rail }
}
