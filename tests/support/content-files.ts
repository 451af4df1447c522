import { readContent } from '../../build/read-content.ts'
import { compileContent } from '../../compiler/compile.ts'
import { ContentError } from '../../compiler/problem.ts'
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

/** The library of changed files. Throws ContentError. */
export function compileFiles(files: readonly SourceFile[]): CompiledLibrary {
  const outcome = compileContent({ files, publicPaths })
  if ('problems' in outcome) throw new ContentError(outcome.problems)
  return outcome.library
}
