import { maxQueryLength } from './search-request.ts'
import { isKeyword, toStem, toWords } from './words.ts'

/** The rest of a longer query is ignored. */
const maxTerms = 16

export type Term = {
  readonly word: string
  readonly stem: string
  /** Only part of an expression, such as "how much". */
  readonly isFrequent: boolean
}

export type Query = {
  /** As it was understood: without control characters, cut to its bound. */
  readonly text: string
  /** What it looks for, those of phrases included. */
  readonly terms: readonly Term[]
  /** The words of each phrase in quotes; all of them must occur in their order. */
  readonly phrases: readonly (readonly string[])[]
  /** It asks what the company does. */
  readonly namesCompany: boolean
  /** The visitor may still be typing the last term. */
  readonly isOpen: boolean
}

export function parseQuery(input: string): Query {
  const text = tidy(input)
  const words = toWords(text)
  const terms = words.map(word => ({ word, stem: toStem(word), isFrequent: !isKeyword(word) }))
  const phrases = [...text.matchAll(/["“„]([^"“”„]+)["”“]/g)].map(([, phrase = '']) => toWords(phrase))
  return {
    text,
    terms: terms.slice(0, maxTerms),
    phrases: phrases.filter(phrase => phrase.length > 0).slice(0, 4),
    namesCompany: words.some(word => ['you', 'your', 'our'].includes(word)),
    isOpen: /[\p{L}\p{N}]$/u.test(text),
  }
}

/** Lone surrogates and control characters have no meaning and no place in a page. */
function tidy(input: string): string {
  return input
    .slice(0, maxQueryLength * 2)
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\s]+/gu, ' ')
    .trim()
    .slice(0, maxQueryLength)
    .replace(/\p{Cs}$/u, '')
    .trim()
}
