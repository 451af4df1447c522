import type { z } from 'zod'
import { estimateId } from '../shared/calculators/estimate-texts.ts'
import { isOptionalFile, type OptionalFile } from '../shared/content/optional-files.ts'
import { type CalculatorContent, calculatorSchema } from '../shared/content/schemas/calculator.ts'
import { applySchema } from './apply-schema.ts'
import { expandTables } from './expand-tables.ts'
import {
  emptyFiles,
  type FolderEntity,
  type FolderName,
  folders,
  type SingleFiles,
  singleFiles,
  singlePaths,
  tablePattern,
} from './file-table.ts'
import { fillPlaceholders, type Placeholders, toPlaceholders } from './fill-placeholders.ts'
import { createTermLinker } from './link-terms.ts'
import { appendNotes, type Sources } from './notes.ts'
import { type Estimator, toFacts, toSums } from './price-book.ts'
import { formatProblem, type Problem, suggest } from './problem.ts'
import { createBodyRenderer, type KeepBody, type RenderBody } from './render-body.ts'
import { type ParsedSource, parseSource, type SourceFile, wholeFileProblem } from './source.ts'

/** A valid entity with its file, so that later rules can locate its fields. */
export type Entry<T> = { readonly value: T; readonly source: ParsedSource }

type Folders = { readonly [Folder in FolderName]: readonly Entry<FolderEntity<Folder>>[] }

export type Entries = {
  readonly single: {
    readonly [Path in Exclude<keyof SingleFiles, OptionalFile>]: Entry<SingleFiles[Path]>
  } & { readonly [Path in OptionalFile]?: Entry<SingleFiles[Path]> }
  readonly folder: Omit<Folders, 'calculators'> & { readonly calculators: readonly Entry<CalculatorContent>[] }
  /** The files of content/data that end in ".csv", by their names without it. */
  readonly tables: ReadonlyMap<string, SourceFile>
  /** What texts fill in, such as `price.dayRate`. */
  readonly placeholders: Placeholders
  /** The body of a Markdown file as HTML, with what it has. */
  readonly renderBody: RenderBody
}

type Reading = {
  /** By path in content/. */
  readonly files: ReadonlyMap<string, SourceFile>
  readonly report: (...problems: readonly Problem[]) => void
  /** Undefined before the files that define them are read, or when one of them is invalid. */
  readonly placeholders: Placeholders | undefined
  readonly sources: Sources | undefined
}

/** Reads all files with their schemas. */
export function readEntries(
  sources: readonly SourceFile[],
  keepBody?: KeepBody,
): { readonly entries: Entries } | { readonly problems: readonly Problem[] } {
  const problems: Problem[] = []
  const files = new Map(sources.map(file => [file.path.replace(/^content\//, ''), file]))
  const { problems: found, ...shared } = readShared(files)
  problems.push(...found)
  const reading: Reading = { files, report: (...found) => problems.push(...found), ...shared }
  reportUnknownFiles(reading)
  const tables = new Map([...files].flatMap(([path, file]) => toTable(path, file)))
  const single = Object.fromEntries(
    singlePaths.flatMap(path => {
      const entry = readSingleFile(path, reading)
      return entry === undefined ? [] : [[path, entry]]
    }),
  )
  const folder = {
    sources: readFolder('sources', reading),
    services: readFolder('services', reading),
    industries: readFolder('industries', reading),
    jobs: readFolder('jobs', reading),
    work: readFolder('work', reading),
    calculators: expandTables(readFolder('calculators', reading), tables, reading.report),
    articles: readFolder('articles', reading),
    posts: readFolder('posts', reading),
    papers: readFolder('papers', reading),
    files: readFolder('files', reading),
    data: readFolder('data', reading),
    topics: readFolder('topics', reading),
  }
  const { placeholders } = reading
  if (!isComplete(single) || placeholders === undefined || problems.length > 0) return { problems: unique(problems) }
  const { value: glossary } = single['glossary.json']
  const note = single['pages/glossary.json']?.value.note ?? { button: '', link: '' }
  const linkTerms = createTermLinker(glossary, note)
  const hasCharts = single['pages/charts.json'] !== undefined
  const renderBody = createBodyRenderer({ linkTerms, hasCharts, terms: JSON.stringify([glossary, note]) }, keepBody)
  return { entries: { single, folder, tables, placeholders, renderBody } }
}

/**
 * What other files use: site.json, the sources, the facts of tables and the price book, whose sums need the estimator.
 * Most of their problems are found again when they are read with all files.
 */
function readShared(files: Reading['files']): Pick<Reading, 'placeholders' | 'sources'> & { problems: Problem[] } {
  const problems: Problem[] = []
  const reading: Reading = {
    files,
    report: (...found) => problems.push(...found),
    placeholders: undefined,
    sources: undefined,
  }
  const site = readSingleFile('site.json', reading)?.value
  const book = readSingleFile('price-book.json', reading)
  const sources = new Map(readFolder('sources', reading).map(({ value }) => [value.id, value]))
  const tables = readFolder('data', reading).map(({ value }) => value)
  if (site === undefined || book === undefined || problems.length > 0)
    return { placeholders: undefined, sources: undefined, problems }
  const own = toPlaceholders(site, sources, tables)
  const estimator = readEstimator({ ...reading, placeholders: new Map([...own, ...toFacts(book.value)]), sources })
  const { prices, faults } = toSums(book.value, estimator, book.source)
  // An estimator with a problem makes sums fail, too.
  if (problems.length === 0) problems.push(...faults)
  return problems.length > 0
    ? { placeholders: undefined, sources: undefined, problems }
    : { placeholders: new Map([...own, ...prices]), sources, problems }
}

/** Undefined when the site has none. */
function readEstimator(reading: Reading): Estimator | undefined {
  const file = reading.files.get(`calculators/${estimateId}.json`)
  const entry = file && readFile(file, calculatorSchema, reading)
  const [{ value: calculator } = {}] = entry ? expandTables([entry], new Map(), reading.report) : []
  const words = readSingleFile('pages/calculator.json', reading)?.value.spreadsheet
  return calculator && words && { calculator, words }
}

function unique(problems: readonly Problem[]): readonly Problem[] {
  return [...new Map(problems.map(problem => [formatProblem(problem), problem])).values()]
}

function toTable(path: string, file: SourceFile): readonly (readonly [string, SourceFile])[] {
  const id = tablePattern.exec(path)?.[1]
  return id === undefined ? [] : [[id, file]]
}

function isComplete(single: Readonly<Record<string, Entry<unknown>>>): single is Entries['single'] {
  return singlePaths.every(path => isOptionalFile(path) || single[path] !== undefined)
}

/** Every file with one entity that the site has. */
export function listSingles(single: Entries['single'], without: readonly string[] = []): readonly Entry<object>[] {
  return Object.entries(single).flatMap(([path, entry]) =>
    entry === undefined || without.includes(path) ? [] : [entry],
  )
}

function readSingleFile<Path extends keyof SingleFiles>(
  path: Path,
  reading: Reading,
): Entry<SingleFiles[Path]> | undefined {
  const empty = emptyFiles[path]
  const file = reading.files.get(path) ?? (empty === undefined ? undefined : { path: `content/${path}`, text: empty })
  if (file !== undefined) return readFile(file, singleFiles[path], reading)
  if (isOptionalFile(path)) return undefined
  reading.report(wholeFileProblem({ path: `content/${path}`, text: '' }, 0, 'is missing', 'add the file'))
  return undefined
}

function readFolder<Folder extends FolderName>(
  folder: Folder,
  reading: Reading,
): readonly Entry<FolderEntity<Folder>>[] {
  const { schema, ending } = folders[folder]
  return [...reading.files].flatMap(([path, file]) => {
    if (!path.startsWith(`${folder}/`) || !path.endsWith(ending)) return []
    const entry = readFile(file, schema, reading)
    if (entry === undefined) return []
    const name = path.slice(folder.length + 1, -ending.length)
    if (entry.value.id !== name) {
      const fault = `is "${entry.value.id}" in a file named ${name}${ending}`
      reading.report(entry.source.problemAt(['id'], fault, 'give the file and the id the same name'))
    }
    return [entry]
  })
}

/** Unknown files are refused because a misplaced file would otherwise be left out of the site silently. */
function reportUnknownFiles({ files, report }: Reading): void {
  const known = new Set<string>(singlePaths)
  for (const [path, file] of files) {
    const isInFolder = Object.entries(folders).some(
      ([name, { ending }]) => path.startsWith(`${name}/`) && path.endsWith(ending),
    )
    if (isInFolder || known.has(path) || tablePattern.test(path)) continue
    const remedy = suggest(path, singlePaths, 'move or remove it')
    report(wholeFileProblem(file, 0, 'is not a known content file', remedy))
  }
}

function readFile<T>(file: SourceFile, schema: z.ZodType<T>, reading: Reading): Entry<T> | undefined {
  const { placeholders, sources, report } = reading
  const outcome = parseSource(file)
  if ('problems' in outcome) {
    report(...outcome.problems)
    return undefined
  }
  const filled = fillPlaceholders(outcome.parsed, placeholders)
  const { source, problems } = appendNotes(filled.source, sources)
  report(...filled.problems, ...problems)
  const typed = applySchema(schema, source)
  if ('problems' in typed) {
    report(...typed.problems)
    return undefined
  }
  return { value: typed.value, source }
}
