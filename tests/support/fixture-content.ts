import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listFiles } from '../../build/pictures/list-files.ts'
import { compileContent } from '../../compiler/compile.ts'
import { ContentError, formatProblem, type Problem } from '../../compiler/problem.ts'
import type { SourceFile } from '../../compiler/source.ts'

const folder = 'tests/fixtures'

/** The content of a small invented company by the names of its files in content/. */
export const fixture: ReadonlyMap<string, string> = new Map(
  listFiles(folder, 'content').map(path => [path.replace('content/', ''), readFileSync(join(folder, path), 'utf8')]),
)

/** What the fixture has in public/. */
export const publicPaths: ReadonlySet<string> = new Set([
  ...['covers/default', 'demos/counter', 'hero/home', 'hero/home-tall'].map(name => `/images/${name}.jpg`),
  ...['services/fallback', 'services/review', 'team/ada-archer', 'team/ben-baker'].map(name => `/images/${name}.jpg`),
  ...['/industries/mills.png', '/industries/mills-highlight-background.png', '/files/form.docx'],
])

/** By name in content/: another text of a file, or what its text becomes; undefined removes the file. */
export type Changes = Readonly<Record<string, string | ((text: string) => string) | undefined>>

/** The fixture with some files changed, added or removed. */
export function change(changes: Changes): readonly SourceFile[] {
  const files = new Map(fixture)
  for (const [name, to] of Object.entries(changes)) {
    const text = typeof to === 'function' ? to(fixture.get(name) ?? '') : to
    if (text === undefined) files.delete(name)
    else files.set(name, text)
  }
  return [...files].map(([name, text]) => ({ path: `content/${name}`, text }))
}

/** Replaces the first such text of a file; a test whose text is not there would change nothing. */
export function swap(from: string | RegExp, to: string): (text: string) => string {
  return text => {
    const changed = text.replace(from, () => to)
    if (changed === text) throw new Error(`the file has no ${from} to replace`)
    return changed
  }
}

/** Changes fields of a JSON file. */
export function assign(fields: object): (text: string) => string {
  return text => JSON.stringify({ ...JSON.parse(text), ...fields }, null, 2)
}

const toText = (problem: Problem) => formatProblem(problem).replace(/^content\//, '')

/** The problems of the changed fixture on a day such as 2026-12-01, a line each, without the folder's name. */
export function findProblems(changes: Changes, today?: string): readonly string[] {
  const outcome = compileContent({ files: change(changes), publicPaths, today })
  return 'problems' in outcome ? outcome.problems.map(toText) : []
}

/** What an editor has done, and words of each line that the check prints then: file, line, field and what to do. */
export type ProblemCases = readonly (readonly [changes: Changes, first: string, ...others: readonly string[]])[]

/** A test for each case. */
export function testProblems(cases: ProblemCases): void {
  for (const [changes, ...problems] of cases) {
    test(`the check says: ${problems[0]}`, () => {
      expect(findProblems(changes)).toEqual(problems.map(text => expect.stringContaining(text)))
    })
  }
}

/** The library, editions and warnings of the changed fixture. Throws ContentError. */
export function compile(changes: Changes, today?: string) {
  const outcome = compileContent({ files: change(changes), publicPaths, today })
  if ('problems' in outcome) throw new ContentError(outcome.problems)
  return { ...outcome, warnings: outcome.warnings.map(toText) }
}

/** A document of the changed fixture, such as `bodies/blog-1`, as JSON. */
export function readDocument(name: string, changes: Changes): string {
  return JSON.stringify(compile(changes).library.documents.get(name))
}
