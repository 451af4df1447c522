import type { Source } from '../shared/content/schemas/source.ts'
import { formatLongDate } from '../shared/values/dates.ts'
import { type Problem, suggest } from './problem.ts'
import type { ParsedSource } from './source.ts'

/** Sources by id. */
export type Sources = ReadonlyMap<string, Source>

const notePattern = /\[\^([\w-]+)\](?!:)/g
const definitionPattern = /^\[\^([\w-]+)\]:/gm

type Noted = { readonly source: ParsedSource; readonly problems: readonly Problem[] }

/**
 * The file with the definition of each note `[^id]` that its text has, from content/sources. A definition in the file
 * itself wins. With `sources` undefined nothing is reported: the problems of the sources come first.
 */
export function appendNotes(source: ParsedSource, sources: Sources | undefined): Noted {
  if (sources === undefined || source.body === '') return { source, problems: [] }
  const own = new Set(findIds(source.body, definitionPattern))
  const ids = [...new Set(findIds(source.body, notePattern))].filter(id => !own.has(id))
  const definitions = ids.flatMap(id => {
    const cited = sources.get(id)
    return cited === undefined ? [] : [`[^${id}]: ${toReference(cited)}`]
  })
  const problems = ids
    .filter(id => !sources.has(id))
    .map(id => {
      const line = source.body.split('\n').findIndex(text => text.includes(`[^${id}]`)) + 1
      const remedy = suggest(id, [...sources.keys()], `add content/sources/${id}.json`)
      return source.problemInBody(line, `cites "${id}", which is not in content/sources`, remedy)
    })
  return { source: { ...source, notes: definitions.join('\n') }, problems }
}

/** The ids of content/sources that a text cites as notes. */
export function listNotes({ notes }: Pick<ParsedSource, 'notes'>): readonly string[] {
  return findIds(notes, definitionPattern)
}

/** The body with its notes, as Markdown. */
export function withNotes({ body, notes }: Pick<ParsedSource, 'body' | 'notes'>): string {
  return notes === '' ? body : `${body.trimEnd()}\n\n${notes}\n`
}

function findIds(text: string, pattern: RegExp): readonly string[] {
  return [...text.matchAll(pattern)].flatMap(([, id]) => id ?? [])
}

/** The one format of references: authors, title, publisher, year, address, and when it was looked up. */
export function toReference({ authors, title, publisher, year, url, lookedUp }: Source): string {
  const start = authors === undefined ? '' : `${authors} `
  return `${start}“[${title}](${url}).” ${publisher}, ${year}. Looked up on ${formatLongDate(lookedUp)}.`
}
