/**
 * Which models the study compares, by their ids in the two packages. The classes are the authors' choice: `top` is what
 * a provider sells as its most capable model, `main` its model for general work, `small` its model for large volumes.
 */
export const classes = ['top', 'main', 'small'] as const

type ModelClass = (typeof classes)[number]

/** A model of an edition: the name that readers know and the id in the edition's package. */
type Listed = { readonly model: string; readonly id: string }

/** A product line with its newest model in each edition. */
export type Line = {
  readonly line: string
  readonly class: ModelClass
  readonly provider: string
  readonly providerIds: { readonly older: string; readonly newer: string }
  readonly older?: Listed
  readonly newer: Listed
}

type Seller = { readonly provider: string; readonly providerIds: { readonly older: string; readonly newer: string } }

const openai = { provider: 'OpenAI', providerIds: { older: 'openai', newer: 'openai' } } satisfies Seller
const anthropic = { provider: 'Anthropic', providerIds: { older: 'anthropic', newer: 'anthropic' } } satisfies Seller
const google = { provider: 'Google', providerIds: { older: 'google', newer: 'google' } } satisfies Seller
const xai = { provider: 'xAI', providerIds: { older: 'xai', newer: 'x-ai' } } satisfies Seller
const mistral = { provider: 'Mistral AI', providerIds: { older: 'mistral', newer: 'mistral' } } satisfies Seller

export const lines: readonly Line[] = [
  {
    line: 'OpenAI top model',
    class: 'top',
    ...openai,
    older: { model: 'o3-pro', id: 'o3-pro' },
    newer: { model: 'GPT-6 Astra', id: 'gpt-6-astra' },
  },
  {
    line: 'Claude Opus',
    class: 'top',
    ...anthropic,
    older: { model: 'Claude Opus 4.1', id: 'claude-opus-4-1-20250805' },
    newer: { model: 'Claude Opus 5.5', id: 'claude-opus-5-5' },
  },
  { line: 'Claude Fable', class: 'top', ...anthropic, newer: { model: 'Claude Fable 5.1', id: 'claude-fable-5-1' } },
  {
    line: 'OpenAI main model',
    class: 'main',
    ...openai,
    older: { model: 'GPT-5', id: 'gpt-5' },
    newer: { model: 'GPT-6 Sol', id: 'gpt-6-sol' },
  },
  {
    line: 'Claude Sonnet',
    class: 'main',
    ...anthropic,
    older: { model: 'Claude Sonnet 4', id: 'claude-sonnet-4-20250514' },
    newer: { model: 'Claude Sonnet 5', id: 'claude-sonnet-5' },
  },
  {
    line: 'Gemini Pro',
    class: 'main',
    ...google,
    older: { model: 'Gemini 2.5 Pro', id: 'gemini-2.5-pro' },
    newer: { model: 'Gemini 3.1 Pro', id: 'gemini-3.1-pro-preview' },
  },
  {
    line: 'Grok',
    class: 'main',
    ...xai,
    older: { model: 'Grok 4', id: 'grok-4' },
    newer: { model: 'Grok 4.6', id: 'grok-4.6' },
  },
  {
    line: 'Mistral Large',
    class: 'main',
    ...mistral,
    older: { model: 'Mistral Large 2', id: 'mistral-large-latest' },
    newer: { model: 'Mistral Large 3', id: 'mistral-large-2512' },
  },
  {
    line: 'OpenAI small model',
    class: 'small',
    ...openai,
    older: { model: 'GPT-5 mini', id: 'gpt-5-mini' },
    newer: { model: 'GPT-6 Luna', id: 'gpt-6-luna' },
  },
  {
    line: 'Claude Haiku',
    class: 'small',
    ...anthropic,
    older: { model: 'Claude Haiku 3.5', id: 'claude-3-5-haiku-20241022' },
    newer: { model: 'Claude Haiku 4.5', id: 'claude-haiku-4-5' },
  },
  {
    line: 'Gemini Flash',
    class: 'small',
    ...google,
    older: { model: 'Gemini 2.5 Flash', id: 'gemini-2.5-flash' },
    newer: { model: 'Gemini 3.8 Flash', id: 'gemini-3.8-flash' },
  },
  {
    line: 'Mistral Small',
    class: 'small',
    ...mistral,
    older: { model: 'Mistral Small 3.2', id: 'mistral-small-latest' },
    newer: { model: 'Mistral Small 4', id: 'mistral-small-2603' },
  },
]
