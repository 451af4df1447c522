import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { listImports } from './sample-tests.ts'

/** Declarations of what programs of demos import: no file names them. */
const declarations = /^demos\/kit\/.*\.d\.ts$/

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
  const names = ([file, text]: readonly [string, string], path: string) =>
    file !== path &&
    (listImports(file, text).includes(path) || (!importsOf(path).test(text) && nameOf(path).test(text)))
  const hasDemos = files.some(path => /^demos\/(?!kit\/)[^/]+\//.test(path))
  const isKept = (path: string) => declarations.test(path) && hasDemos
  const findNext = () =>
    [...texts.keys()].find(path => helper.test(path) && !isKept(path) && ![...texts].some(entry => names(entry, path)))
  for (let next = findNext(); next !== undefined; next = findNext()) {
    texts.delete(next)
    unused.push(next)
  }
  return unused
}

/** Imports of a file of that name, wherever it is. */
function importsOf(path: string): RegExp {
  return new RegExp(`(?:from |import\\()'[^']*/${basename(path).replace('.', '\\.')}'`)
}

function nameOf(path: string): RegExp {
  return new RegExp(`(?<![\\w-])${basename(path).replace('.', '\\.')}`)
}
