import type { Page } from '../../shared/page-data.ts'

/**
 * When a page last changed, as a day or a moment, from the dates that content has: a piece's own, or that of the newest
 * piece on a list. Undefined where content has none: no date is better than a wrong one.
 */
export function findLastChange({ screen, data }: Page): string | undefined {
  switch (screen) {
    case 'post':
      return data.piece.publishedAt ?? data.piece.publishedOn
    case 'whitePaper':
      return data.piece.datePublished
    case 'job':
      return data.job.datePosted
    case 'demo':
      return data.demo.createdAt
    case 'blog':
    case 'blogs':
      return newest(data.posts.map(({ publishedOn }) => publishedOn))
    case 'whitePapers':
      return newest(data.papers.map(({ datePublished }) => datePublished))
    case 'careers':
      return newest(data.jobs.map(({ datePosted }) => datePosted))
    case 'demos':
      return newest(data.demos.map(({ createdAt }) => createdAt))
    default:
      return undefined
  }
}

function newest(days: readonly string[]): string | undefined {
  return days.toSorted().at(-1)
}
