import { findStrings } from '../shared/content/find-strings.ts'
import { type Entries, listSingles } from './read-entries.ts'

/** A placeholder in square brackets, such as "[your hours]", which waits for the words of the company. */
export type Blank = { readonly file: string; readonly blank: string }

/** Links, notes and images of Markdown have brackets, too, and a blank has a word. */
const blankPattern = /(?<![!\]])\[(?!\^)(?=[^\]\n]*\p{L}{2})[^\]\n]+\](?![([:])/gu
const codePattern = /^```[\s\S]*?^```|`[^`\n]*`/gm

/** The blanks that visitors would see. Documents to download have blanks for those who use them. */
export function listBlanks({ single, folder }: Entries): readonly Blank[] {
  const { services, industries, jobs, work, articles, posts, papers, topics } = folder
  const entries = [
    ...listSingles(single),
    ...[services, industries, jobs, work, articles, posts, papers, topics].flat(),
  ]
  return entries.flatMap(({ value, source }) => {
    const texts = [...findStrings(value).map(({ text }) => text), source.body.replaceAll(codePattern, '')]
    return texts.flatMap(text => text.match(blankPattern) ?? []).map(blank => ({ file: source.path, blank }))
  })
}
