import { parseLongDate } from '../../dates.ts'
import type { PaperSummary, PostSummary } from '../library.ts'
import type { TeamMember } from '../schemas/people.ts'
import type { ArticleFrontMatter, PaperFrontMatter } from '../schemas/writing.ts'

export function toPostFromArticle(article: ArticleFrontMatter, team: readonly TeamMember[]): PostSummary {
  const { id, title, excerpt, cover, topics, series } = article
  const author = toAuthor(article.author, team)
  const publishedOn = parseLongDate(article.datePublished) ?? ''
  return { id, kind: 'article', title, publishedOn, excerpt, cover, author, topics, series }
}

export function toPaper(paper: PaperFrontMatter, team: readonly TeamMember[]): PaperSummary {
  const authors = paper.authors.map(name => {
    const { role, ...author } = toAuthor(name, team)
    return { ...author, title: role }
  })
  return { ...paper, authors }
}

/** The author as the team knows them. The rules have already refused names that the team does not have. */
function toAuthor(name: string, team: readonly TeamMember[]) {
  const member = team.find(candidate => candidate.name === name)
  if (member === undefined) throw new Error(`the author "${name}" is not in content/team.json`)
  return { name, role: member.role, avatar: member.avatar }
}
