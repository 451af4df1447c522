import type { GlossaryEntry } from '../shared/content/schemas/glossary.ts'
import { escapePattern } from './sentence-case.ts'

export type TermUse = { readonly entry: GlossaryEntry; readonly index: number; readonly words: string }

/** The words by which texts mean a term. */
export function formsOf({ term, abbreviation, forms }: GlossaryEntry): readonly string[] {
  return forms ?? [term, ...(abbreviation === undefined ? [] : [abbreviation])]
}

/** Finds the terms of the glossary in a text, in order; of two that begin at one place, the longer. */
export function createTermFinder(entries: readonly GlossaryEntry[]): (text: string) => readonly TermUse[] {
  const byForm = new Map(entries.flatMap(entry => formsOf(entry).map(form => [toKey(form), { entry, form }] as const)))
  // One pattern for all forms would try each of them at every letter of the library.
  const forms = [...byForm.keys()]
  const patterns = new Map(
    forms.map(firstWord).map(word => [word, toPattern(forms.filter(form => firstWord(form) === word))]),
  )
  return text => {
    const uses: TermUse[] = []
    let end = 0
    for (const { 0: word, index } of text.matchAll(wordStart)) {
      const pattern = patterns.get(word.toLowerCase())
      if (pattern === undefined || index < end) continue
      pattern.lastIndex = index
      const words = pattern.exec(text)?.[0] ?? ''
      const found = byForm.get(toKey(words))
      if (found === undefined || !isWritten(words, found.form)) continue
      uses.push({ entry: found.entry, index, words })
      end = index + words.length
    }
    return uses
  }
}

/** The first word of a term cannot be a later part of a compound or of an address. */
const wordStart = /(?<![\w/.-])\w+/g

function firstWord(form: string): string {
  return /\w+/.exec(form)?.[0] ?? form
}

/** A form with capitals stands as it is written: "RAG" is no rag. Others may begin a sentence or a row. */
function isWritten(words: string, form: string): boolean {
  return form === form.toLowerCase() || words === form
}

/** Matches the longest of the forms at `lastIndex`, unless a compound, a possessive or an address goes on after it. */
function toPattern(forms: readonly string[]): RegExp {
  const alternatives = forms
    .toSorted((a, b) => b.length - a.length)
    .map(form => escapePattern(form).replaceAll(' ', '\\s').replaceAll("\\'", "['’]"))
  return new RegExp(`(?:${alternatives.join('|')})(?![\\w/-]|['’]\\w)`, 'iy')
}

function toKey(words: string): string {
  return words.toLowerCase().replace(/\s/g, ' ').replaceAll('’', "'")
}
