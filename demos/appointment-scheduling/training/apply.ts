import type { Intent } from '../program/language/kinds.ts'
import { findIntent, findSpans, type Model } from '../program/language/language.ts'
import type { Found } from './measure.ts'
import type { Turn } from './read-turns.ts'

/** Reads the turns in order; what came before in a dialogue is what the model itself found. */
export function applyModel(model: Model, turns: readonly Turn[]): readonly Found[] {
  let last: { readonly dialogue: string; readonly intent: Intent } | undefined
  return turns.map(({ dialogue, text, before }) => {
    const spans = findSpans(model, text, before)
    const previous = last?.dialogue === dialogue ? last.intent : null
    const intent = findIntent(model, { text, before, spans, previous })
    last = { dialogue, intent }
    return { spans, intent }
  })
}
