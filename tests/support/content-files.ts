import { readContent } from '../../build/read-content.ts'
import { compileContent } from '../../compiler/compile.ts'
import { ContentError, formatProblem } from '../../compiler/problem.ts'
import type { SourceFile } from '../../compiler/source.ts'
import type { CompiledLibrary } from '../../shared/content/library.ts'

export const { files: realFiles, publicPaths } = readContent(process.cwd())

/** The project's content with one file changed, added (`change` gets '') or removed (`change` returns undefined). */
export function changeContent(path: string, change: (text: string) => string | undefined): readonly SourceFile[] {
  const original = realFiles.find(file => file.path === path)
  const text = change(original?.text ?? '')
  const others = realFiles.filter(file => file.path !== path)
  return text === undefined ? others : [...others, { path, text }]
}

/** The project's content with the first such text of a file, such as `site.json`, replaced. */
export function replaceIn(name: string, from: string, to: string): readonly SourceFile[] {
  return changeContent(`content/${name}`, text => text.replace(from, () => to))
}

/** The project's content with other fields of the first demo. */
export function changeFirstDemo(fields: object): readonly SourceFile[] {
  return changeContent('content/demos.json', text => {
    const [first, ...others]: readonly object[] = JSON.parse(text)
    return JSON.stringify([{ ...first, ...fields }, ...others], null, 2)
  })
}

/** The problems that the compiler reports, on a day such as 2026-12-01, formatted, one per line. */
export function findProblems(files: readonly SourceFile[], today?: string): readonly string[] {
  const outcome = compileContent({ files, publicPaths, today })
  return 'problems' in outcome ? outcome.problems.map(formatProblem) : []
}

/** The warnings on a day, as 2026-12-01, formatted. Empty when there are problems. */
export function findWarnings(files: readonly SourceFile[], today?: string): readonly string[] {
  const outcome = compileContent({ files, publicPaths, today })
  return 'warnings' in outcome ? outcome.warnings.map(formatProblem) : []
}

/** The library of changed files. Throws ContentError. */
export function compileFiles(files: readonly SourceFile[]): CompiledLibrary {
  const outcome = compileContent({ files, publicPaths })
  if ('problems' in outcome) throw new ContentError(outcome.problems)
  return outcome.library
}
