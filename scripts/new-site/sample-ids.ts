import { basename } from 'node:path'

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
