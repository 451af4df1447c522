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
  const hasDemos = files.some(path => /^demos\/(?!kit\/)[^/]+\//.test(path))
  const namers = new Map(
    [...texts.keys()]
      .filter(path => helper.test(path) && !(declarations.test(path) && hasDemos))
      .map(path => [path, [...texts].flatMap(entry => (names(entry, path) ? [entry[0]] : []))]),
  )
  const unused = new Set<string>()
  const isUnused = (path: string, by: readonly string[]) => !unused.has(path) && by.every(file => unused.has(file))
  for (let size = -1; size !== unused.size; ) {
    size = unused.size
    for (const [path, by] of namers) if (isUnused(path, by)) unused.add(path)
  }
  return [...unused]
}

/** Whether another file imports a helper or speaks of it. */
function names([file, text]: readonly [string, string], path: string): boolean {
  if (file === path || !text.includes(basename(path))) return false
  return listImports(file, text).includes(path) || (!importsOf(path).test(text) && nameOf(path).test(text))
}

/** Imports of a file of that name, wherever it is. */
function importsOf(path: string): RegExp {
  return new RegExp(`(?:from |import\\()'[^']*/${basename(path).replace('.', '\\.')}'`)
}

function nameOf(path: string): RegExp {
  return new RegExp(`(?<![\\w-])${basename(path).replace('.', '\\.')}`)
}
