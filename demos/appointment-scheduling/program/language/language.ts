import { featuresOf, toSentence } from './features.ts'
import { intentFeatures } from './intent-features.ts'
import { type Intent, intents, type Kind, type Tagged } from './kinds.ts'
import { toSpans } from './labels.ts'
import { toTokens } from './tokens.ts'
import { bestLabels, largest, type Transitions } from './viterbi.ts'
import { score, type Weights } from './weights.ts'

/** What was learned from sentences. */
export type Model = { readonly tags: Weights; readonly transitions: Transitions; readonly intents: Weights }

/** Days, times, cities, fields and names in a sentence; `before` is what was said to the visitor. */
export function findSpans(model: Pick<Model, 'tags' | 'transitions'>, text: string, before: string): readonly Tagged[] {
  const tokens = toTokens(text)
  const sentence = toSentence(tokens, before)
  const scores = tokens.map((_, at) => score(model.tags, featuresOf(sentence, at)))
  const spans = toSpans(text, tokens, bestLabels(scores, model.transitions))
  return spans.filter(({ kind, start, end }) => {
    const needed = needs[kind]
    return (
      needed === undefined ||
      tokens.some((token, at) => start <= token.start && token.end <= end && needed.has(sentence.classes[at] ?? ''))
    )
  })
}

/** Words it never saw can look like a date to the model; without any word of days or numbers they are none. */
const needs: Partial<Readonly<Record<Kind, ReadonlySet<string>>>> = {
  date: new Set(['weekday', 'month', 'nth', 'ordinal', 'day', 'unit', 'small', 'middle', 'long']),
  time: new Set(['clock', 'hour', 'small', 'middle', 'long', 'dayPart', 'half', 'day']),
}

export function findIntent(model: Pick<Model, 'intents'>, moment: Parameters<typeof intentFeatures>[0]): Intent {
  return intents[largest(score(model.intents, intentFeatures(moment)))] ?? 'none'
}
