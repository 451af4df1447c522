import type { Source, SourceLink } from '../shared/content/schemas/source.ts'
import type { Sources } from './notes.ts'

/** Throws for an unknown id; the checks have reported such ids. */
export function findSource(id: string, sources: Sources): Source {
  const source = sources.get(id)
  if (source === undefined) throw new Error(`"${id}" is not in content/sources`)
  return source
}

/** Throws for an unknown id, as `findSource`. */
export function toSourceLink(id: string, sources: Sources): SourceLink {
  const { url, publisher, year } = findSource(id, sources)
  return { url, publisher, year }
}
