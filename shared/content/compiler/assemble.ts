import { toPostSummary } from '../../blog/stored-post.ts'
import { parseLongDate } from '../../dates.ts'
import { compareNewestFirst } from '../../order.ts'
import type {
  CaseStudies,
  CompiledLibrary,
  IndustryPageContent,
  PaperSummary,
  PostSummary,
  SiteData,
  StoredPost,
} from '../library.ts'
import type { Industry } from '../schemas/industry.ts'
import type { TeamMember } from '../schemas/people.ts'
import type { ArticleFrontMatter, PaperFrontMatter } from '../schemas/writing.ts'
import type { Entries } from './read-entries.ts'
import { renderBody, toBody } from './render-markdown.ts'
import { toSentenceCase } from './sentence-case.ts'
import { typesetDocument } from './typeset.ts'

/** The library of valid entries. */
export function assemble({ single, folder }: Entries): CompiledLibrary {
  const team = single['team.json'].value
  const siteData: SiteData = {
    site: single['site.json'].value,
    navigation: single['navigation.json'].value,
    industries: folder.industries
      .map(({ value: { id, name } }) => ({ id, name }))
      .sort((a, b) => a.name.localeCompare(b.name, 'en')),
  }
  const names = [siteData.site.name, ...team.map(({ name }) => name)]
  const posts = [
    ...folder.articles.map(({ value }) => toPostFromArticle(value, team, names)),
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
  return { siteData, documents: new Map([...documents].map(([name, value]) => [name, typesetDocument(value)])) }
}

function splitIndustry(industry: Industry): { page: IndustryPageContent; cases: CaseStudies } {
  const cases = industry.use_cases.flatMap(({ slug, case_study }) =>
    case_study === undefined ? [] : [[slug, case_study]],
  )
  const summaries = industry.use_cases.map(({ case_study, ...summary }) => summary)
  return { page: { ...industry, use_cases: summaries }, cases: Object.fromEntries(cases) }
}

function toPostFromArticle(
  article: ArticleFrontMatter,
  team: readonly TeamMember[],
  names: readonly string[],
): PostSummary {
  const { id, title, excerpt, cover, topics, series } = article
  const author = toAuthor(article.author, team)
  const publishedOn = parseLongDate(article.datePublished) ?? ''
  const displayTitle = toSentenceCase(title, names)
  return { id, kind: 'article', title, displayTitle, publishedOn, excerpt, cover, author, topics, series }
}

function toPaper(paper: PaperFrontMatter, team: readonly TeamMember[]): PaperSummary {
  const authors = paper.authors.map(name => {
    const { role, ...author } = toAuthor(name, team)
    return { ...author, title: role }
  })
  return { ...paper, authors }
}

/** Throws for a name that is not in the team; checkRules has reported such names. */
function toAuthor(name: string, team: readonly TeamMember[]) {
  const member = team.find(candidate => candidate.name === name)
  if (member === undefined) throw new Error(`the author "${name}" is not in content/team.json`)
  return { name, role: member.role, avatar: member.avatar }
}
