import { toPostSummary } from '../../blog/stored-post.ts'
import { compareNewestFirst } from '../../newest-first.ts'
import type { CaseStudies, CompiledLibrary, IndustryPageContent, SiteData, StoredPost } from '../library.ts'
import type { Problem } from '../problem.ts'
import type { Industry } from '../schemas/industry.ts'
import { toPaper, toPostFromArticle } from './assemble-writing.ts'
import { checkIndustries } from './check-industries.ts'
import { checkPictures } from './check-pictures.ts'
import { checkRules } from './check-rules.ts'
import { checkWriting } from './check-writing.ts'
import { singlePaths } from './file-table.ts'
import { toPlaceholders } from './fill-placeholders.ts'
import { type Entries, type Entry, readFolder, readSingleFile, reportUnknownFiles } from './read-entries.ts'
import { renderBody } from './render-body.ts'
import { toBody } from './render-markdown.ts'
import type { SourceFile } from './source.ts'

export type CompileOutcome = { readonly library: CompiledLibrary } | { readonly problems: readonly Problem[] }

export type ContentSources = {
  /** The files of content/, their paths beginning with `content/`. */
  readonly files: readonly SourceFile[]
  /** The addresses of the files in public/, such as `/images/covers/default.jpg`. */
  readonly publicPaths: ReadonlySet<string>
}

/** Turns content into the library, or into a list of all that is wrong. */
export function compileContent({ files, publicPaths }: ContentSources): CompileOutcome {
  const problems: Problem[] = []
  const entries = readEntries(files, (...found) => problems.push(...found))
  if (entries === undefined || problems.length > 0) return { problems: inReadingOrder(problems) }
  const broken = [
    ...checkRules(entries),
    ...checkIndustries(entries),
    ...checkWriting(entries),
    ...checkPictures(entries, publicPaths),
  ]
  return broken.length > 0 ? { problems: inReadingOrder(broken) } : { library: assemble(entries) }
}

function readEntries(
  sources: readonly SourceFile[],
  report: (...problems: readonly Problem[]) => void,
): Entries | undefined {
  const files = new Map(sources.map(file => [file.path.replace(/^content\//, ''), file]))
  reportUnknownFiles(files, report)
  const silent = { files, report: () => {}, placeholders: undefined }
  const site = readSingleFile('site.json', silent)?.value
  const reading = { files, report, placeholders: site === undefined ? undefined : toPlaceholders(site) }
  const single = Object.fromEntries(singlePaths.map(path => [path, readSingleFile(path, reading)]))
  const folder = {
    services: readFolder('services', reading),
    industries: readFolder('industries', reading),
    jobs: readFolder('jobs', reading),
    articles: readFolder('articles', reading),
    posts: readFolder('posts', reading),
    papers: readFolder('papers', reading),
  }
  return isComplete(single) ? { single, folder } : undefined
}

function isComplete(single: Readonly<Record<string, Entry<unknown> | undefined>>): single is Entries['single'] {
  return Object.values(single).every(entry => entry !== undefined)
}

function inReadingOrder(problems: readonly Problem[]): readonly Problem[] {
  return problems.toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column)
}

function assemble({ single, folder }: Entries): CompiledLibrary {
  const team = single['team.json'].value
  const siteData: SiteData = {
    site: single['site.json'].value,
    navigation: single['navigation.json'].value,
    industries: folder.industries
      .map(({ value: { id, name } }) => ({ id, name }))
      .sort((a, b) => a.name.localeCompare(b.name, 'en')),
  }
  const posts = [
    ...folder.articles.map(({ value }) => toPostFromArticle(value, team)),
    ...folder.posts.map(({ value }) => toPostSummary(value)),
  ]
  const papers = folder.papers.map(({ value }) => toPaper(value, team))
  const documents = new Map<string, unknown>([
    ['jobs', folder.jobs.map(({ value }) => value).sort((a, b) => compareNewestFirst(a.datePosted, b.datePosted))],
    ['posts', posts.sort((a, b) => compareNewestFirst(a.publishedOn, b.publishedOn))],
    ['papers', papers.sort((a, b) => compareNewestFirst(a.datePublished, b.datePublished))],
  ])
  for (const [path, { value }] of Object.entries(single)) documents.set(path.replace(/\.json$/, ''), value)
  for (const { value } of folder.services) documents.set(`services/${value.id}`, value)
  for (const { value } of folder.industries) {
    const { page, cases } = splitIndustry(value)
    documents.set(`industries/${value.id}`, page)
    documents.set(`cases/${value.id}`, cases)
  }
  for (const { value, source } of [...folder.articles, ...folder.posts, ...folder.papers]) {
    documents.set(`bodies/${value.id}`, toBody(renderBody(source)))
  }
  for (const { value, source } of folder.posts) {
    const post: StoredPost = { ...value, content: source.body.trim() }
    documents.set(`stored/${value.id}`, post)
  }
  return { siteData, documents }
}

function splitIndustry(industry: Industry): { page: IndustryPageContent; cases: CaseStudies } {
  const cases = industry.use_cases.flatMap(({ slug, case_study }) =>
    case_study === undefined ? [] : [[slug, case_study]],
  )
  const summaries = industry.use_cases.map(({ case_study, ...summary }) => summary)
  return { page: { ...industry, use_cases: summaries }, cases: Object.fromEntries(cases) }
}
