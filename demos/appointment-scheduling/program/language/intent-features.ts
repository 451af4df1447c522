import { findAsked } from './features.ts'
import { hash } from './hash.ts'
import type { Intent, Tagged } from './kinds.ts'
import { toTokens } from './tokens.ts'

/** What the intent is judged by. */
export type Moment = {
  readonly text: string
  /** What was said to the visitor before. */
  readonly before: string
  readonly spans: readonly Tagged[]
  /** The intent of the turn before; null at the start. */
  readonly previous: Intent | null
}

/** The rows of the weight table for one turn. Found values stand for their words, so that it works for any of them. */
export function intentFeatures({ text, before, spans, previous }: Moment): readonly number[] {
  const words = toWords(text, spans)
  const said = toWords(before, []).map(word => word.replace(/\d+/g, '0'))
  const kinds = [...new Set(spans.map(({ kind }) => kind))]
  const start = words.slice(0, 2).join(' ')
  const asked = findAsked(before).join()
  const names = [
    'bias',
    `p=${previous}`,
    `q=${asked}`,
    `p,q=${previous},${asked}`,
    `start=${start}`,
    `p,start=${previous},${words[0]}`,
    `n=${Math.min(words.length, 8)},${previous}`,
    ...words.flatMap(word => [`w=${word}`, `p,w=${previous},${word}`]),
    ...pairs(words).map(pair => `ww=${pair}`),
    ...said.map(word => `b=${word}`),
    ...pairs(said).map(pair => `bb=${pair}`),
    ...pairs(said)
      .slice(-6)
      .map(pair => `be=${pair},${words[0]}`),
    ...kinds.flatMap(kind => [`k=${kind}`, `p,k=${previous},${kind}`]),
  ]
  return names.map(hash)
}

function pairs(words: readonly string[]): readonly string[] {
  return words.map((word, at) => `${words[at - 1] ?? '<'} ${word}`)
}

function toWords(text: string, spans: readonly Tagged[]): readonly string[] {
  return toTokens(text).flatMap(({ lower, start }) => {
    const span = spans.find(one => one.start <= start && start < one.end)
    if (span === undefined) return [lower]
    return span.start === start ? [`<${span.kind}>`] : []
  })
}
