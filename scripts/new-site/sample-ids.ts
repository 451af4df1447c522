import { basename } from 'node:path'
import { routeTable } from '../../shared/addresses/routes.ts'
import { listAbsentPages } from '../../shared/content/optional-files.ts'

/** Ids of the pieces of content and of the demos that removed files are, by which tests name them. */
export function listIds(removed: readonly string[]): readonly string[] {
  return removed.flatMap(path => {
    const demo = /^demos\/([^/]+)\//.exec(path)?.[1]
    if (demo !== undefined) return [demo]
    return /^content\/(?!pages\/)[^/]+\//.test(path) ? [basename(path).replace(/\.\w+$/, '')] : []
  })
}

/** Removed files of content that have no id. */
export function listLists(removed: readonly string[]): readonly string[] {
  return removed.filter(path => /^content\/[^/]+$/.test(path))
}

/** The addresses of pages of the route table that the new content lacks. */
export function listGoneAddresses(content: readonly string[]): readonly string[] {
  const absent = listAbsentPages({
    files: new Set(content.map(path => path.slice('content/'.length))),
    services: content.flatMap(path => /^content\/services\/(.+)\.json$/.exec(path)?.[1] ?? []),
  })
  const rows = routeTable.filter(({ id, path }) => absent.includes(id) && !path.includes(':'))
  return rows.flatMap(({ path, aliases }) => [path, ...aliases])
}
