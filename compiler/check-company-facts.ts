import type { Problem } from './problem.ts'
import { type Entries, listSingles } from './read-entries.ts'
import { escapePattern } from './sentence-case.ts'
import { listTexts } from './source.ts'

/** A text that states a fact about the company. */
export type Statement = {
  readonly fact: string
  readonly value: string
  readonly stated: string
  readonly problem: Problem
}

/** Every text that says the value of a fact of content/company-facts.json, by the order of the facts. */
export function findStatements({ single, folder }: Entries): readonly Statement[] {
  const { 'company-facts.json': facts } = single
  const files = listSingles(single, ['company-facts.json'])
  const { sources, ...folders } = folder
  const read = [...files, ...Object.values(folders).flat()].map(({ source }) => {
    const texts = listTexts(source)
    return { texts, all: texts.map(({ text }) => text.toLowerCase()).join('\n') }
  })
  return facts.value.flatMap(({ fact, value, phrases }) =>
    phrases.flatMap(phrase => {
      const pattern = toPattern(phrase)
      // Most files have none of these words, and finding that out by a pattern takes ten times as long.
      const [words = ''] = phrase
        .toLowerCase()
        .split('{}')
        .toSorted((one, other) => other.length - one.length)
      return read
        .filter(({ all }) => all.includes(words))
        .flatMap(({ texts }) => texts)
        .flatMap(({ text, problemHere }) =>
          [...text.matchAll(pattern)].map(([whole, stated = '']) => {
            const fault = `says "${whole}", but ${fact.charAt(0).toLowerCase()}${fact.slice(1)}: ${value}`
            const problem = problemHere(fault, 'correct it here or in content/company-facts.json')
            return { fact, value, stated, problem }
          }),
        )
    }),
  )
}

/** No text says another value. */
export function checkCompanyFacts(entries: Entries): Problem[] {
  return findStatements(entries).flatMap(({ stated, value, problem }) => (isSame(stated, value) ? [] : [problem]))
}

/** Facts that no text states in one of their phrases. */
export function findUnsaidFacts(entries: Entries): Problem[] {
  const said = new Set(findStatements(entries).map(({ fact }) => fact))
  const { value: facts, source } = entries.single['company-facts.json']
  return facts.flatMap(({ fact }, place) =>
    said.has(fact) ? [] : [source.problemAt([place, 'phrases'], 'are in no text', 'correct or remove them')],
  )
}

const number = String.raw`[$\d][\d.,]*\d|\d|${'one two three four five six seven eight nine ten eleven twelve'.replaceAll(' ', '|')}`
const words = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')

function toPattern(phrase: string): RegExp {
  const value = `((?:${number})%?(?:(?: to |–)(?:${number})%?)?)`
  return new RegExp(`(?<![\\w$])${phrase.split('{}').map(escapePattern).join(value)}(?!\\w)`, 'gi')
}

function isSame(one: string, other: string): boolean {
  return inFigures(one) === inFigures(other)
}

function inFigures(value: string): string {
  return value
    .toLowerCase()
    .replaceAll('–', ' to ')
    .replace(/[a-z]+/g, word => (words.includes(word) ? String(words.indexOf(word)) : word))
}
