import { hash } from './hash.ts'
import type { Token } from './tokens.ts'
import { classifyWord } from './word-classes.ts'

/** A sentence made ready for the tagger, with what was said to the visitor before. */
export type Sentence = {
  readonly tokens: readonly Token[]
  readonly classes: readonly string[]
  readonly asked: readonly string[]
  readonly said: ReadonlySet<string>
  readonly isPlain: boolean
}

const questions: readonly (readonly [string, RegExp])[] = [
  ['time', /\b(?:time|what hour|when)\b/],
  ['date', /\b(?:date|day|when)\b/],
  ['city', /\b(?:city|cities|area|where|location|town|place)\b/],
  ['type', /\b(?:types?|kind|specialty|specialist|speciali[sz]ation)\b/],
]

/** What the turn before asks for: the kinds of answer it may get. */
export function findAsked(before: string): readonly string[] {
  const asked = questions.filter(([, words]) => words.test(before.toLowerCase())).map(([name]) => name)
  return before.includes('?') || asked.length > 0
    ? [...asked, before === '' ? 'start' : 'turn']
    : [before === '' ? 'start' : 'told']
}

export function toSentence(tokens: readonly Token[], before: string): Sentence {
  const said = new Set(
    before
      .toLowerCase()
      .split(/[^\p{L}\d:]+/u)
      .filter(word => word.length > 3),
  )
  return {
    tokens,
    classes: tokens.map(({ lower }) => classifyWord(lower)),
    asked: findAsked(before),
    said,
    isPlain: !tokens.slice(1).some(({ text }) => /^\p{Lu}/u.test(text)),
  }
}

/** The rows of the weight table for one word: itself, its form and its surroundings. */
export function featuresOf(sentence: Sentence, at: number): readonly number[] {
  const { tokens, classes, asked, said, isPlain } = sentence
  const word = (offset: number) => tokens[at + offset]?.lower ?? (at + offset < 0 ? '<' : '>')
  const kind = (offset: number) => classes[at + offset] ?? (at + offset < 0 ? '<' : '>')
  const shape = (offset: number) => shapeOf(tokens[at + offset]?.text ?? '')
  const own = word(0)
  const look = (offset: number) => (kind(offset) === 'word' ? word(offset) : kind(offset))
  const names = [
    'bias',
    `w=${own}`,
    `w-1=${word(-1)}`,
    `w+1=${word(1)}`,
    `w-2=${word(-2)}`,
    `w+2=${word(2)}`,
    `w-1,w=${word(-1)},${own}`,
    `w,w+1=${own},${word(1)}`,
    `k=${kind(0)}`,
    `k-1=${kind(-1)}`,
    `k+1=${kind(1)}`,
    `k-1,k=${kind(-1)},${kind(0)}`,
    `k,k+1=${kind(0)},${kind(1)}`,
    `k-1..1=${kind(-1)},${kind(0)},${kind(1)}`,
    `k-2..0=${kind(-2)},${kind(-1)},${kind(0)}`,
    `k..2=${kind(0)},${kind(1)},${kind(2)}`,
    `l-1,l=${look(-1)},${look(0)}`,
    `l,l+1=${look(0)},${look(1)}`,
    `l-2..0=${look(-2)},${look(-1)},${look(0)}`,
    `l-1..1=${look(-1)},${look(0)},${look(1)}`,
    `l..2=${look(0)},${look(1)},${look(2)}`,
    `l-1,k=${look(-1)},${kind(0)}`,
    `l-2,-1,k=${look(-2)},${look(-1)},${kind(0)}`,
    `s=${shape(0)},${isPlain}`,
    `s-1,s=${shape(-1)},${shape(0)}`,
    `s,s+1=${shape(0)},${shape(1)}`,
    `l-1,s=${look(-1)},${shape(0)}`,
    `l-2,-1,s=${look(-2)},${look(-1)},${shape(0)}`,
    `l-1,s,s+1=${look(-1)},${shape(0)},${shape(1)}`,
    `in=${said.has(own)},${shape(0)}`,
    `p=${at === 0},${at === tokens.length - 1},${kind(0)}`,
    ...affixes(own),
    ...asked.flatMap(one => [
      `a=${one},${kind(0)}`,
      `a=${one},${shape(0)},${at === 0}`,
      `a=${one},${look(-1)},${kind(0)}`,
      `a=${one},n=${tokens.length < 5},${shape(0)}`,
    ]),
  ]
  return [...names, ...clauseFeatures(sentence, at)].map(hash)
}

const dated = new Set([
  'weekday',
  'month',
  'nth',
  'day',
  'clock',
  'hour',
  'small',
  'middle',
  'unit',
  'which',
  'dayPart',
  'half',
  'fraction',
  'oclock',
])

/** "When am I free on the 12th?" asks for no visit on that day: for words of dates and times, all words of the clause count. */
function clauseFeatures({ tokens, classes }: Sentence, at: number): readonly string[] {
  const kind = classes[at] ?? ''
  if (!dated.has(kind)) return []
  const isEnd = (place: number) => /^[.?!]$/.test(tokens[place]?.lower ?? '.')
  let first = at
  let end = at
  while (!isEnd(first - 1)) first -= 1
  while (!isEnd(end)) end += 1
  const group = dateGroups.has(kind) ? 'date' : 'time'
  return tokens
    .slice(first, end)
    .flatMap(({ lower }, place) => (classes[first + place] === 'word' ? [`c=${lower},${group}`] : []))
}

const dateGroups = new Set(['weekday', 'month', 'nth', 'day', 'unit', 'which'])

function affixes(word: string): readonly string[] {
  if (!/^\p{L}{4,}$/u.test(word)) return []
  return [`f3=${word.slice(0, 3)}`, `e3=${word.slice(-3)}`, `e4=${word.slice(-4)}`]
}

/** "Oakland" is `Aa`, "ENT" `AA`, "12:30" `0:0`. */
function shapeOf(text: string): string {
  if (text === '') return '-'
  return text
    .replace(/\p{Lu}+/gu, letters => (letters.length > 1 ? 'AA' : 'A'))
    .replace(/\p{Ll}+/gu, 'a')
    .replace(/\d+/g, '0')
}
