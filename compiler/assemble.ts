import { linkTo } from '../shared/addresses/links.ts'
import { toPostSummary } from '../shared/blog/stored-post.ts'
import type {
  CalculatorDocument,
  CompiledLibrary,
  PaperSummary,
  PostSummary,
  StoredFile,
} from '../shared/content/library.ts'
import type { ListedArticle } from '../shared/content/listed.ts'
import type { FileSummary } from '../shared/content/schemas/files.ts'
import type { CaseStudies, Industry } from '../shared/content/schemas/industry.ts'
import type { Person } from '../shared/content/schemas/people.ts'
import { type ChartedTable, hasSections } from '../shared/content/schemas/sections.ts'
import type { ArticleFrontMatter, PaperFrontMatter } from '../shared/content/schemas/writing.ts'
import { parseLongDate } from '../shared/values/dates.ts'
import { compareNewestFirst } from '../shared/values/order.ts'
import { assembleCharts } from './assemble-charts.ts'
import { assembleHome } from './assemble-home.ts'
import { assembleSiteData } from './assemble-site-data.ts'
import { assembleTopics } from './assemble-topics.ts'
import { toDisplayTitle } from './display-title.ts'
import { drawChartedTable } from './draw-charted-table.ts'
import { createFileFinder, toFileSources } from './file-sources.ts'
import { listBlanks } from './list-blanks.ts'
import { listChanges } from './list-changes.ts'
import { listCharts } from './list-charts.ts'
import { listSources } from './list-sources.ts'
import type { Sources } from './notes.ts'
import { toAuthor, toLeader, toPeople, toReview, toStaff, toTeamMembers, withPersonId } from './people.ts'
import { quoteSections } from './quote-sections.ts'
import { type Entries, listSingles } from './read-entries.ts'
import { toBody } from './render-markdown.ts'
import { findSource, toSourceLink } from './source-links.ts'
import { toGlossary } from './to-glossary.ts'
import { typesetDocument } from './typeset-document.ts'

/** The library of valid entries. */
export function assemble(entries: Entries): CompiledLibrary {
  const { single, folder, renderBody } = entries
  const team = single['team.json'].value
  const { straightQuotes } = single['words.json'].value
  const posts = [
    ...folder.articles.map(({ value }) => toPostFromArticle(value, entries)),
    ...folder.posts.map(({ value }) => {
      const post = toPostSummary(value)
      return { ...post, author: withPersonId(post.author, team) }
    }),
  ]
  const papers = folder.papers.map(({ value }) => toPaper(value, team))
  const documents = new Map<string, unknown>([
    ['jobs', folder.jobs.map(({ value }) => value).sort((a, b) => compareNewestFirst(a.datePosted, b.datePosted))],
    ['posts', posts.sort(comparePosts)],
    ['papers', papers.sort((a, b) => compareNewestFirst(a.datePublished, b.datePublished))],
  ])
  const findFile = createFileFinder(entries)
  const sources = new Map(folder.sources.map(({ value }) => [value.id, value]))
  const charted = listCharts(entries)
  const chartIds = new Map(charted.map(({ spec, id }) => [spec, id]))
  const linking = { entries, sources, findFile, chartIds }
  for (const { value, source } of listSingles(single, unshown)) {
    documents.set(source.path.replace(/^content\/|\.json$/g, ''), withLinks(value, linking))
  }
  documents.set(
    'demos',
    single['demos.json'].value.map(demo => withLinks(demo, linking)),
  )
  documents.set('home', assembleHome(entries))
  documents.set('team', toTeamMembers(team))
  documents.set('staff', toStaff(single['staff.json'].value, team))
  for (const { value } of folder.services) {
    const service = { ...value, lead: toLeader(value.lead, entries) }
    documents.set(`services/${value.id}`, withLinks(service, linking))
  }
  documents.set(
    'work',
    folder.work.map(({ value }) => withLinks(value, linking)),
  )
  for (const { value } of folder.industries) {
    const { page, cases } = splitIndustry(value, sources)
    documents.set(`industries/${value.id}`, { ...page, lead: toLeader(value.lead, entries) })
    documents.set(`cases/${value.id}`, cases)
  }
  const calculatorsOf = new Map<string, readonly string[]>()
  for (const { value, source } of [...folder.articles, ...folder.posts, ...folder.papers]) {
    const { changes, files } = value
    const reviewed = value.reviewed && toReview(value.reviewed, entries)
    const history = changes === undefined && reviewed === undefined ? {} : { history: { changes, reviewed } }
    const body = renderBody(source)
    const charts = body.charts.length > 0 && { hasCharts: true }
    const ids = body.calculators.map(({ id }) => id)
    const calculators = ids.length > 0 && { calculators: ids }
    calculatorsOf.set(value.id, ids)
    const downloads = files && { files: files.map(findFile) }
    documents.set(`bodies/${value.id}`, { ...toBody(body), ...charts, ...calculators, ...downloads, ...history })
  }
  const articles: readonly ListedArticle[] = [
    ...posts.map(({ id, title, displayTitle, author, publishedOn, changedOn }) => {
      const path = linkTo('blogsPost', { postId: id })
      return { id, title, displayTitle, path, authors: [author.name], publishedOn, changedOn }
    }),
    ...papers.map(({ id, title, authors, datePublished: publishedOn, changedOn }) => {
      const names = authors.map(({ name }) => name)
      const path = linkTo('whitePaper', { paperId: id })
      return { id, title, displayTitle: title, path, authors: names, publishedOn, changedOn }
    }),
  ]
  for (const person of toPeople(entries, articles)) documents.set(`people/${person.id}`, person)
  documents.set('blanks', single['site.json'].value.sample ? [] : listBlanks(entries))
  documents.set('changes', listChanges(entries, articles))
  documents.set('sources', listSources(entries, articles))
  const charts = assembleCharts(charted, { entries, articles, sources })
  for (const [name, value] of charts.documents) documents.set(name, value)
  documents.set('glossary', toGlossary(single['glossary.json'].value, articles, sources))
  documents.set(
    'calculators',
    folder.calculators.map(({ value: { id, fields } }) => ({ id, inputs: fields.map(({ name }) => name) })),
  )
  for (const { value } of folder.calculators) {
    const article = articles.find(({ id }) => calculatorsOf.get(id)?.includes(value.id))
    const calculator: CalculatorDocument = {
      ...value,
      ...(article && { article: { title: article.displayTitle, path: article.path } }),
    }
    documents.set(`calculators/${value.id}`, calculator)
  }
  for (const [name, value] of assembleTopics(entries, { posts, papers, findFile })) documents.set(name, value)
  for (const { value, source } of folder.posts) {
    const file: StoredFile = { fields: value, markdown: source.body.trim(), notes: { markdown: source.notes } }
    documents.set(`stored/${value.id}`, file)
  }
  const typesetDocuments = new Map(
    [...documents].map(([name, value]) => [name, typesetDocument(value, straightQuotes)]),
  )
  return {
    siteData: assembleSiteData(entries),
    documents: typesetDocuments,
    files: toFileSources(entries, papers, charts.files),
  }
}

/** Newest first; of one day, the articles with the higher number. */
function comparePosts(one: PostSummary, other: PostSummary): number {
  return (
    compareNewestFirst(one.publishedOn, other.publishedOn) || other.id.localeCompare(one.id, 'en', { numeric: true })
  )
}

/** Files that no page shows as they are. */
const unshown = [
  'glossary.json',
  'paper-files.json',
  'price-book.json',
  'reading-lists.json',
  'words.json',
  'preview.json',
]

function splitIndustry(industry: Industry, sources: Sources) {
  const cases = industry.use_cases.flatMap(({ slug, case_study }) => {
    if (case_study === undefined) return []
    const { source, ...study } = case_study
    const { url, publisher, title } = findSource(source, sources)
    return [[slug, { ...study, source: `${publisher}: ${title}`, url }]]
  })
  const use_cases = industry.use_cases.map(({ case_study, ...summary }) => summary)
  const links = industry.snapshot.sources.map(id => toSourceLink(id, sources))
  const page = { ...industry, use_cases, snapshot: { ...industry.snapshot, sources: links } }
  const studies: CaseStudies = Object.fromEntries(cases)
  return { page, cases: studies }
}

type Linking = {
  readonly entries: Entries
  readonly sources: Sources
  readonly findFile: (id: string) => FileSummary
  /** Of the charts of sections. */
  readonly chartIds: ReadonlyMap<unknown, string>
}

/** The content with links and files in place of the ids in its sections, and drawings in place of charted tables. */
function withLinks<Content extends object>(content: Content, { entries, sources, findFile, chartIds }: Linking) {
  if (!hasSections(content)) return content
  const hasPage = entries.single['pages/charts.json'] !== undefined
  const sections = quoteSections(content.sections, entries).map(section => ({
    ...(section.kind === 'chart' ? withDrawing(section, { id: chartIds.get(section.chart), hasPage }) : section),
    ...(section.kind === 'downloads' && { files: section.files.map(findFile) }),
    sources: section.sources?.map(id => toSourceLink(id, sources)),
  }))
  return { ...content, sections }
}

function withDrawing<Charted extends ChartedTable & { readonly file?: string | undefined }>(
  charted: Charted,
  page: { readonly id: string | undefined; readonly hasPage: boolean },
) {
  const { columns, rows, note, chart, ...rest } = charted
  return { ...rest, drawing: drawChartedTable(charted, { ...page, isFiled: charted.file !== undefined }) }
}

function toPostFromArticle(article: ArticleFrontMatter, entries: Entries): PostSummary {
  const { id, title, excerpt, cover, topics, series, changes } = article
  const author = toAuthor(article.author, entries.single['team.json'].value)
  const publishedOn = parseLongDate(article.datePublished) ?? ''
  const displayTitle = toDisplayTitle(title, entries)
  const changedOn = changes?.at(-1)?.date
  return { id, kind: 'article', title, displayTitle, publishedOn, changedOn, excerpt, cover, author, topics, series }
}

function toPaper({ files, changes, reviewed, ...paper }: PaperFrontMatter, team: readonly Person[]): PaperSummary {
  const authors = paper.authors.map(name => {
    const { role, ...author } = toAuthor(name, team)
    return { ...author, title: role }
  })
  return { ...paper, changedOn: changes?.at(-1)?.date, authors }
}
