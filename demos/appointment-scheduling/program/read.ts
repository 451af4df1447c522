import { isQuestion } from './about-visit.ts'
import { findChoice, isAbout, toChoice } from './answers.ts'
import { type Ask, nextAsk, type Topic } from './ask.ts'
import { findOtherLanguage } from './detect-language.ts'
import { type Emergency, findEmergency } from './emergency.ts'
import { hasWish, namesWho } from './fit.ts'
import { findChosen, findTurn, isCorrection, mergeRequests, readReply, withoutOpening } from './follow-up.ts'
import type { Intent, Tagged } from './language/kinds.ts'
import { type ParsedPhrase, parsePhrase, type Visits } from './parse-phrase.ts'
import type { Part } from './parts.ts'
import { openRequest, type Provider, type Request } from './types.ts'
import { dayIn } from './zoned.ts'

/** The learned part: what a sentence says, and what it is for, after what was said before. */
export type Reader = (text: string, before: string) => { readonly spans: readonly Tagged[]; readonly intent: Intent }

/** What was understood so far. */
export type Understood = {
  readonly request: Request
  readonly parts: readonly Part[]
  readonly notes: readonly string[]
  readonly notUnderstood: readonly string[]
  readonly isUnmet: boolean
  readonly unclear: readonly Topic[]
  readonly settled: readonly Topic[]
  readonly ask: Ask | null
}

type Context = {
  readonly now: number
  readonly zone: string
  readonly providers: readonly Provider[]
  readonly reader: Reader | null
  /** Null if the visitor has no booking. */
  readonly visits?: Visits | null
  /** Whether the words answer the open question. */
  readonly isAnswer: boolean
  /** Whether the visitor said that these words are no emergency. */
  readonly isSafe: boolean
}

export const nothingUnderstood: Understood = {
  request: openRequest,
  parts: [],
  notes: [],
  notUnderstood: [],
  isUnmet: false,
  unclear: [],
  settled: [],
  ask: null,
}

export type Outcome =
  | {
      readonly kind: 'request'
      readonly parsed: ParsedPhrase
      readonly understood: Understood
      readonly isChange: boolean
    }
  | { readonly kind: 'choice'; readonly choice: Ask['choices'][number]; readonly topic: Topic }
  | { readonly kind: 'offer'; readonly place: number }
  | { readonly kind: 'message'; readonly message: string; readonly isForeign?: boolean }
  | { readonly kind: 'emergency'; readonly emergency: Emergency }

/** Reads a sentence after what was understood before. */
export function readPhrase(text: string, old: Understood, context: Context): Outcome {
  const { now, zone, reader, isAnswer } = context
  const emergency = context.isSafe ? null : findEmergency(text)
  if (emergency !== null) return { kind: 'emergency', emergency }
  const language = findOtherLanguage(text)
  if (language !== null) {
    return {
      kind: 'message',
      isForeign: true,
      message: `This looks like ${language}. The program reads only English, so nothing was looked for. In an emergency, call 911.`,
    }
  }
  if (isQuestion(text))
    return {
      kind: 'message',
      message: 'I only book, move and cancel visits. This demo can’t answer other questions.',
    }
  const chosen = findChosen(text)
  // Where something is unclear, "the second one" is about it and not about an offered time.
  if (old.ask !== null && (isAnswer || old.unclear.includes(old.ask.topic))) {
    const place = chosen?.isNamed ? chosen.place : null
    const choice = findChoice(text, old.ask, place)
    if (choice !== undefined) return { kind: 'choice', choice, topic: old.ask.topic }
    if (place !== null) return { kind: 'message', message: 'There’s no such answer in the list.' }
  }
  if (chosen !== null) return { kind: 'offer', place: chosen.place }
  const learned = reader?.(text, sayBefore(old))
  const reading = { ...context, ...(learned === undefined ? {} : { spans: learned.spans }) }
  const isFollowing = isAnswer || (hasWish(old.request) && isCorrection(text))
  const words = isFollowing ? withoutOpening(text) : text
  const spoken = parseTurned(words, reading) ?? parseAnswer(words, isAnswer ? old.ask : null, reading)
  const isChange = isFollowing || isReplyTo(old.ask, text, spoken)
  const reply = old.ask === null || hasWish(spoken.request) ? null : readReply(text)
  if (reply !== null && old.ask?.topic === 'who' && reply !== 'any')
    return { kind: 'message', message: 'Please name someone or a field, or say “anyone”.' }
  if (reply !== null && old.ask !== null)
    return { kind: 'choice', choice: toChoice(reply, old.ask), topic: old.ask.topic }
  if (learned?.intent === 'none' && isEmpty(text, spoken) && spoken.intent === 'book')
    return { kind: 'message', message: 'All right. Nothing was changed.' }
  const request = isChange ? mergeRequests(old.request, spoken) : spoken.request
  const answered = isChange && old.ask !== null && isAbout(old.ask.topic, spoken.request) ? [old.ask.topic] : []
  const anyone = spoken.isAnyone ? ['who' as const] : []
  const kept = isChange ? old.settled.filter(topic => topic !== 'who' || !spoken.unclear.includes('who')) : []
  const soon = spoken.isSoon ? (['day', 'time'] as const) : []
  const settled = [...kept, ...answered, ...anyone, ...soon]
  const stillUnclear = isChange ? old.unclear.filter(topic => !isAbout(topic, spoken.request)) : []
  const unclear = [...stillUnclear, ...spoken.unclear]
  const state = { request, unclear, settled, today: dayIn(now, zone) }
  const { notes, parts } = spoken
  // What earlier words asked for in vain stays so until other words replace it.
  const isWho = namesWho(spoken.request)
  const isUnmet = spoken.isUnmet || (isChange && old.isUnmet && !isWho)
  const notUnderstood = isChange ? [...new Set([...old.notUnderstood, ...spoken.notUnderstood])] : spoken.notUnderstood
  const understood = {
    ...state,
    parts,
    notes,
    notUnderstood,
    isUnmet,
    ask: spoken.intent === 'book' && text.trim() !== '' ? nextAsk(state) : null,
  }
  return { kind: 'request', parsed: spoken, understood, isChange }
}

/** A sentence that corrects itself, as two: what the second says replaces what the first said. */
function parseTurned(text: string, context: Parameters<typeof parsePhrase>[1]): ParsedPhrase | null {
  const turn = findTurn(text)
  if (turn <= 0) return null
  const { spans = [] } = context
  const first = parsePhrase(text.slice(0, turn), { ...context, spans: spans.filter(({ end }) => end <= turn) })
  const later = spans.filter(({ start }) => start >= turn).map(one => shift(one, -turn))
  const second = parsePhrase(withoutOpening(text.slice(turn)), { ...context, spans: later })
  const replaced = new Set(second.parts.map(({ kind }) => kind))
  return {
    ...second,
    intent: first.intent,
    target: first.target,
    isGuess: first.isGuess,
    request: mergeRequests(first.request, second),
    parts: [...first.parts.filter(({ kind }) => !replaced.has(kind)), ...second.parts.map(part => shift(part, turn))],
    notes: second.notes,
    notUnderstood: [...first.notUnderstood, ...second.notUnderstood],
    isAnyone: second.isAnyone || (first.isAnyone && !namesWho(second.request)),
  }
}

const shift = <Range extends { readonly start: number; readonly end: number }>(range: Range, by: number): Range => ({
  ...range,
  start: range.start + by,
  end: range.end + by,
})

/** The last thing that was said to the visitor, as the model was taught to expect it. */
function sayBefore({ ask, request }: Understood): string {
  return ask?.text ?? (hasWish(request) ? 'Would you like to book one of these times?' : '')
}

/** A few words in the field of the request that name just what was asked for. */
function isReplyTo(ask: Ask | null, text: string, { request, intent }: ParsedPhrase): boolean {
  if (ask === null || intent !== 'book' || (namesWho(request) && ask.topic !== 'who')) return false
  return isAbout(ask.topic, request) && text.trim().split(/\s+/).length <= 6
}

const lead = 'at '

/** A lone "5" or "noon" answers the question for a time. */
function parseAnswer(text: string, ask: Ask | null, context: Parameters<typeof parsePhrase>[1]): ParsedPhrase {
  const spoken = parsePhrase(text, context)
  if (ask?.topic !== 'time' || spoken.request.time !== null) return spoken
  const { spans: _, ...rest } = context
  const timed = parsePhrase(lead + text, rest)
  const parts = timed.parts.map(part => ({
    ...part,
    start: Math.max(0, part.start - lead.length),
    end: part.end - lead.length,
  }))
  return timed.request.time === null ? spoken : { ...timed, parts }
}

const farewell = /\b(?:no|nope|thanks?|bye|goodbye|nothing)\b/i

/** Words that were not understood may be a wish, such as "not too early", unless they stand in a farewell. */
function isEmpty(text: string, { request, notUnderstood, parts }: ParsedPhrase): boolean {
  const canBeWish = notUnderstood.length > (farewell.test(text) ? 1 : 0)
  return !hasWish(request) && parts.length === 0 && !canBeWish
}

/** The state after an answer to a question. */
export function answerAsk(old: Understood, change: Partial<Request>, topic: Topic, today: string): Understood {
  const request = { ...old.request, ...change }
  const settled = [...old.settled, topic]
  return { ...old, request, settled, ask: nextAsk({ request, unclear: old.unclear, settled, today }) }
}
