/** Where one model of open weights, gpt-oss-120b, is sold: the provider and the model as each package calls them. */
export type Seller = {
  readonly seller: string
  readonly older?: readonly [provider: string, id: string]
  readonly newer?: readonly [provider: string, id: string]
}

export const openModel = 'gpt-oss-120b'

const maker = `openai/${openModel}`
const ofFireworks = `accounts/fireworks/models/${openModel}`

/**
 * Every provider that lists a price, but for the routes of Hugging Face, which pass on the price of another seller, and
 * the row under OpenAI, which repeats that of OpenRouter.
 */
export const sellers: readonly Seller[] = [
  { seller: 'Amazon Bedrock', newer: ['aws', 'openai.gpt-oss-120b-1:0'] },
  { seller: 'Baseten', newer: ['baseten', maker] },
  { seller: 'Cerebras', older: ['cerebras', openModel], newer: ['cerebras', openModel] },
  { seller: 'Chutes', older: ['chutes', maker] },
  { seller: 'Cloudflare', older: ['cloudflare-workers-ai', openModel], newer: ['cloudflare', `@cf/${maker}`] },
  { seller: 'FastRouter', older: ['fastrouter', maker] },
  { seller: 'Fireworks AI', older: ['fireworks-ai', ofFireworks], newer: ['fireworks', ofFireworks] },
  { seller: 'Groq', older: ['groq', maker], newer: ['groq', maker] },
  { seller: 'OpenRouter', older: ['openrouter', maker], newer: ['openrouter', maker] },
  { seller: 'OVHcloud', newer: ['ovhcloud', openModel] },
  { seller: 'QuickSilver Pro', newer: ['quicksilverpro', openModel] },
  { seller: 'Submodel', older: ['submodel', maker] },
  { seller: 'Synthetic', older: ['synthetic', `hf:${maker}`] },
  { seller: 'Together AI', older: ['togetherai', maker] },
  { seller: 'Vercel AI Gateway', older: ['vercel', maker] },
]

/** Models whose own list price changed on a day that the newer package records. */
export const repriced = [
  { model: 'GPT-5.6 Luna', provider: 'openai', id: 'gpt-5.6-luna' },
  { model: 'GPT-5.6 Terra', provider: 'openai', id: 'gpt-5.6-terra' },
  { model: 'GPT-5.6 Sol', provider: 'openai', id: 'gpt-5.6-sol' },
  { model: 'DeepSeek V4 Flash, off-peak', provider: 'deepseek', id: 'deepseek-v4-flash' },
  { model: 'DeepSeek V4 Pro, off-peak', provider: 'deepseek', id: 'deepseek-v4-pro' },
] as const
