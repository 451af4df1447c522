import { checkAll } from '../../compiler/check-all.ts'
import type { PublicFiles } from '../../compiler/check-pictures.ts'
import type { Problem } from '../../compiler/problem.ts'
import { readEntries } from '../../compiler/read-entries.ts'
import { applyRemovals, type Removal } from './apply-removals.ts'

/** The texts of files by their paths in the project. */
export type Content = ReadonlyMap<string, string>

type Pruned = {
  readonly content: Content
  /** What the content check still says. */
  readonly problems: readonly Problem[]
}

const maxRounds = 30

/**
 * Takes out of content what leads to things that are gone, until the content check has nothing to say: its problems name
 * each place. A link in a text becomes its words, a block goes, and a field takes along what cannot be without it.
 */
export function pruneContent(content: Content, files: PublicFiles): Pruned {
  let current = content
  let problems = check(current, files)
  for (let round = 0; problems.length > 0 && round < maxRounds; round++) {
    const pruned = removeAll(current, problems)
    if (pruned === undefined) break
    current = pruned
    problems = check(current, files)
  }
  return { content: current, problems }
}

function check(content: Content, files: PublicFiles): readonly Problem[] {
  const read = readEntries([...content].map(([path, text]) => ({ path, text })))
  return 'problems' in read ? read.problems : checkAll(read.entries, files)
}

/** Undefined when nothing can go. */
function removeAll(content: Content, problems: readonly Problem[]): Content | undefined {
  const changed = new Map(content)
  for (const path of new Set(problems.map(({ file }) => file))) {
    const text = content.get(path)
    if (text === undefined) continue
    const removals = problems
      .filter(({ file }) => file === path)
      .map(({ field, line, fault }): Removal => ({ field: toPath(field), line, fault }))
    const left = applyRemovals(path, text, removals)
    if (left === undefined) changed.delete(path)
    else changed.set(path, left)
  }
  const isSame = changed.size === content.size && [...changed].every(([path, text]) => content.get(path) === text)
  return isSame ? undefined : changed
}

/** `cards[2].title` as the content check writes it. */
function toPath(field: string): readonly (string | number)[] {
  return Array.from(field.matchAll(/\[(\d+)\]|([^.[\]]+)/g), ([, index, key = '']) =>
    index === undefined ? key : Number(index),
  )
}
