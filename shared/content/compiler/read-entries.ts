import leven from 'leven'
import type { z } from 'zod'
import type { Problem } from '../problem.ts'
import { applySchema } from './apply-schema.ts'
import {
  type FolderEntity,
  type FolderName,
  folders,
  type SingleFiles,
  singleFiles,
  singlePaths,
} from './file-table.ts'
import { fillPlaceholders, type Placeholders } from './fill-placeholders.ts'
import { type ParsedSource, parseSource, type SourceFile, wholeFileProblem } from './source.ts'

/** A valid entity together with the file it came from, so that later rules can point into it. */
export type Entry<T> = { readonly value: T; readonly source: ParsedSource }

export type Entries = {
  readonly single: { readonly [Path in keyof SingleFiles]: Entry<SingleFiles[Path]> }
  readonly folder: { readonly [Folder in FolderName]: readonly Entry<FolderEntity<Folder>>[] }
}

export type Report = (...problems: readonly Problem[]) => void

export type Reading = {
  /** By path in content/. */
  readonly files: ReadonlyMap<string, SourceFile>
  readonly report: Report
  /** Undefined while they are not known: before site.json is read, or when it has faults. */
  readonly placeholders: Placeholders | undefined
}

/** Reads files as their schemas type them. Reports every fault; an entry with a fault is left out. */
export function readSingleFile<Path extends keyof SingleFiles>(
  path: Path,
  reading: Reading,
): Entry<SingleFiles[Path]> | undefined {
  const { files, report } = reading
  const file = files.get(path)
  if (file === undefined) {
    report(wholeFileProblem({ path: `content/${path}`, text: '' }, 0, 'is missing', 'add the file'))
    return undefined
  }
  return readFile(file, singleFiles[path], reading)
}

export function readFolder<Folder extends FolderName>(
  folder: Folder,
  reading: Reading,
): readonly Entry<FolderEntity<Folder>>[] {
  const { files, report } = reading
  const { schema, ending } = folders[folder]
  return [...files].flatMap(([path, file]) => {
    if (!path.startsWith(`${folder}/`) || !path.endsWith(ending)) return []
    const entry = readFile(file, schema, reading)
    if (entry === undefined) return []
    const nameFromFile = path.slice(folder.length + 1, -ending.length)
    if (entry.value.id !== nameFromFile) {
      const fault = `is "${entry.value.id}" in a file named ${nameFromFile}${ending}`
      report(entry.source.problemAt(['id'], fault, 'give the file and the id the same name'))
    }
    return [entry]
  })
}

/** Files that nothing reads are refused: a misplaced file would otherwise be missing from the site without a word. */
export function reportUnknownFiles(files: ReadonlyMap<string, SourceFile>, report: Report): void {
  for (const [path, file] of files) {
    const isKnown =
      path in singleFiles ||
      Object.entries(folders).some(([name, { ending }]) => path.startsWith(`${name}/`) && path.endsWith(ending))
    if (isKnown) continue
    const [nearest = ''] = singlePaths.toSorted((a, b) => leven(path, a) - leven(path, b))
    const remedy = leven(path, nearest) <= 3 ? `did you mean content/${nearest}?` : 'move or remove it'
    report(wholeFileProblem(file, 0, 'is a file that nothing reads', remedy))
  }
}

function readFile<T>(
  file: SourceFile,
  schema: z.ZodType<T>,
  { placeholders, report }: Omit<Reading, 'files'>,
): Entry<T> | undefined {
  const outcome = parseSource(file)
  if ('problems' in outcome) {
    report(...outcome.problems)
    return undefined
  }
  const { source, problems } = fillPlaceholders(outcome.parsed, placeholders)
  report(...problems)
  const typed = applySchema(schema, source)
  if ('problems' in typed) {
    report(...typed.problems)
    return undefined
  }
  return { value: typed.value, source }
}
