import type { Problem } from './problem.ts'
import { type Entries, listSingles } from './read-entries.ts'
import { escapePattern } from './sentence-case.ts'
import { listTexts } from './source.ts'

/** Words that content/terms.json replaces with others, in every text but those of sources. */
export function findAvoidedWords({ single, folder }: Entries): Problem[] {
  const { 'terms.json': terms } = single
  const files = listSingles(single, ['terms.json'])
  const { sources, ...folders } = folder
  const rules = terms.value.flatMap(({ term, avoid }) =>
    avoid.map(words => ({ term, words, pattern: new RegExp(`(?<![\\w-])${escapePattern(words)}(?![\\w-])`, 'i') })),
  )
  return [...files, ...Object.values(folders).flat()].flatMap(({ source }) =>
    listTexts(source).flatMap(({ text, problemHere }) =>
      rules
        .filter(({ pattern }) => pattern.test(text))
        .map(({ term, words }) => problemHere(`has "${words}"`, `write "${term}", the term of content/terms.json`)),
    ),
  )
}
