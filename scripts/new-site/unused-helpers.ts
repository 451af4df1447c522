import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

/** Helpers of tests and what demos share. */
const helper = /^tests\/(?:.*\/)?support\/.*\.tsx?$|^demos\/kit\/[^/]+\.(?:tsx?|scss)$/

/** The helpers that nothing names any more, once `files` are all that is left. */
export function listUnusedHelpers(root: string, files: readonly string[]): readonly string[] {
  const texts = new Map(
    files
      .filter(path => /\.(?:tsx?|json|ya?ml)$/.test(path) && path !== 'package-lock.json')
      .map(path => [path, readFileSync(join(root, path), 'utf8')]),
  )
  const unused: string[] = []
  const findNext = () =>
    [...texts.keys()].find(path => {
      const name = basename(path).replace(/(?:\.module)?\.\w+$/, '')
      return helper.test(path) && ![...texts].some(([other, text]) => other !== path && text.includes(name))
    })
  for (let next = findNext(); next !== undefined; next = findNext()) {
    texts.delete(next)
    unused.push(next)
  }
  return unused
}
