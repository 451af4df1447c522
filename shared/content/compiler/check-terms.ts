import type { Problem } from './problem.ts'
import type { Entries } from './read-entries.ts'
import { findStrings } from './source.ts'

/** Words that content/terms.json replaces with others, in every text but those of sources. */
export function findAvoidedWords({ single, folder }: Entries): Problem[] {
  const { 'terms.json': terms, ...files } = single
  const { sources, ...folders } = folder
  const rules = terms.value.flatMap(({ term, avoid }) =>
    avoid.map(words => ({ term, words, pattern: new RegExp(`(?<![\\w-])${escapeRegExp(words)}(?![\\w-])`, 'i') })),
  )
  return [...Object.values(files), ...Object.values(folders).flat()].flatMap(({ value, source }) => {
    const inFields = findStrings(value).map(({ text, path }) => ({ text, at: { path, line: undefined } }))
    const inBody = source.body
      .split('\n')
      .map((text, index) => ({ text, at: { path: [], line: source.bodyLine + index } }))
      // Definitions of notes have the titles of sources.
      .filter(({ text }) => !text.startsWith('[^'))
    return [...inFields, ...inBody].flatMap(({ text, at: { path, line } }) =>
      rules
        .filter(({ pattern }) => pattern.test(text))
        .map(({ term, words }) => {
          const problem = source.problemAt(path, `has "${words}"`, `write "${term}", the term of content/terms.json`)
          return line === undefined ? problem : { ...problem, line, column: 1 }
        }),
    )
  })
}

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
