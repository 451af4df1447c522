import { type Kind, kinds, type Tagged } from './kinds.ts'
import type { Token } from './tokens.ts'

/** 0 is outside; each kind has a label for its first word (odd) and one for the others (even). */
export const labelCount = 1 + 2 * kinds.length

/** Whether the second label may follow: a kind goes on only where it began. `null` is the start of the sentence. */
export function mayFollow(from: number | null, to: number): boolean {
  const isInside = to > 0 && to % 2 === 0
  return !isInside || (from !== null && (from === to || from === to - 1))
}

export function toSpans(text: string, tokens: readonly Token[], labels: readonly number[]): readonly Tagged[] {
  const spans: Tagged[] = []
  for (const [at, label] of labels.entries()) {
    const kind = kindOf(label)
    const token = tokens[at]
    if (kind === undefined || token === undefined) continue
    const last = label % 2 === 0 ? spans.pop() : undefined
    const start = last?.start ?? token.start
    spans.push({ kind, start, end: token.end, text: text.slice(start, token.end) })
  }
  return spans
}

export function toLabels(tokens: readonly Token[], spans: readonly Tagged[]): readonly number[] {
  return tokens.map(({ start, end }) => {
    const span = spans.find(one => one.start <= start && end <= one.end)
    if (span === undefined) return 0
    return 2 * kinds.indexOf(span.kind) + (span.start === start ? 1 : 2)
  })
}

function kindOf(label: number): Kind | undefined {
  return label === 0 ? undefined : kinds[Math.floor((label - 1) / 2)]
}
