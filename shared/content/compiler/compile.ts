import type { CompiledLibrary } from '../library.ts'
import { assemble } from './assemble.ts'
import { checkLandscapePicture } from './check-landscape-picture.ts'
import { checkPictures } from './check-pictures.ts'
import { checkRules } from './check-rules.ts'
import { checkTexts } from './check-texts.ts'
import type { Problem } from './problem.ts'
import { readEntries } from './read-entries.ts'
import type { SourceFile } from './source.ts'

export type CompileOutcome = { readonly library: CompiledLibrary } | { readonly problems: readonly Problem[] }

export type ContentSources = {
  /** The files of content/; their paths begin with `content/`. */
  readonly files: readonly SourceFile[]
  /** The URL paths of the files in public/, such as `/images/covers/default.jpg`. */
  readonly publicPaths: ReadonlySet<string>
}

/** Turns content into the library, or into a list of all its problems. */
export function compileContent({ files, publicPaths }: ContentSources): CompileOutcome {
  const read = readEntries(files)
  if ('problems' in read) return { problems: inReadingOrder(read.problems) }
  const { entries } = read
  const problems = [
    ...checkRules(entries),
    ...checkTexts(entries),
    ...checkPictures(entries, publicPaths),
    ...checkLandscapePicture(entries),
  ]
  return problems.length > 0 ? { problems: inReadingOrder(problems) } : { library: assemble(entries) }
}

function inReadingOrder(problems: readonly Problem[]): readonly Problem[] {
  return problems.toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column)
}
