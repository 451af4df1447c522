import { parseLongDate } from '../../dates.ts'
import type { Problem } from '../problem.ts'
import { findDeadLinks, findWrongHeadings, type PageIds } from '../text-rules.ts'
import type { Entries, Entry } from './read-entries.ts'
import { renderBody } from './render-body.ts'
import type { ParsedSource } from './source.ts'

/** The specification's built-in articles, newest first. Later ones have higher numbers. */
const articleNumbers = [33, 32, 31, 30, 29, 28, 27, 26, 25, 24, 23, 22, 21, 20, 19, 18, 17, 16, 15, 11, 10, 8, 6, 5]
const newestNumber = Math.max(...articleNumbers)
const leastCounts = { posts: 3, papers: 6 } as const

/** Rules for articles, sample posts and papers: which there are, in which order, and how each is written. */
export function checkWriting(entries: Entries): Problem[] {
  const { articles, posts, papers } = entries.folder
  return [
    ...checkArticleIds(entries),
    ...checkArticleOrder(entries),
    ...checkCount(entries, 'posts'),
    ...checkCount(entries, 'papers'),
    ...[...articles, ...posts, ...papers].flatMap(entry => checkText(entry, entries)),
  ]
}

function checkArticleIds({ folder: { articles }, single }: Entries): Problem[] {
  const expected = articleNumbers.map(number => `blog-${number}`)
  const present = articles.map(({ value }) => value.id)
  return [
    ...expected
      .filter(id => !present.includes(id))
      .map(id => missingPiece(single['site.json'], `content/articles/${id}.md`)),
    ...articles
      .filter(({ value }) => !expected.includes(value.id) && numberOf(value.id) <= newestNumber)
      .map(({ source }) =>
        source.problemAt(
          ['id'],
          'is no article of the specification',
          `give new articles a number above ${newestNumber}`,
        ),
      ),
  ]
}

function checkArticleOrder({ folder: { articles } }: Entries): Problem[] {
  const byNumber = articles.toSorted((a, b) => numberOf(b.value.id) - numberOf(a.value.id))
  return byNumber.flatMap(({ value, source }, index) => {
    const older = byNumber[index + 1]?.value
    if (older === undefined) return []
    const [date, olderDate] = [parseLongDate(value.datePublished), parseLongDate(older.datePublished)]
    // A date that is no day is told by itself.
    if (date === undefined || olderDate === undefined || olderDate <= date) return []
    const fault = `is before ${older.datePublished}, the date of ${older.id}`
    return [source.problemAt(['datePublished'], fault, 'give higher numbers later dates')]
  })
}

function numberOf(id: string): number {
  return Number(id.replace('blog-', ''))
}

function checkCount({ folder, single }: Entries, name: 'posts' | 'papers'): Problem[] {
  const found = folder[name].length
  if (found >= leastCounts[name]) return []
  const problem = single['site.json'].source.problemAt(
    [],
    `holds ${found} piece(s), fewer than ${leastCounts[name]}`,
    'add some',
  )
  return [{ ...problem, file: `content/${name}` }]
}

function missingPiece(entry: Entry<unknown>, file: string): Problem {
  return { ...entry.source.problemAt([], 'is missing', 'write the article'), file }
}

function checkText({ source }: Entry<unknown>, entries: Entries): Problem[] {
  const text = renderBody(source)
  return [
    ...findWrongHeadings(text.headings).map(({ text, level }) => {
      const fault = `the heading "${text}" is of level ${level}`
      const problem = source.problemAt([], fault, 'begin with ## and go down one level at a time')
      return { ...problem, line: findHeadingLine(source, text), column: 1 }
    }),
    ...text.picturesWithoutAlt.map(line => {
      const problem = source.problemAt([], 'a picture has no alternative text', 'say in the brackets what it shows')
      return { ...problem, line: source.bodyLine + line - 1 }
    }),
    ...findDeadLinks(text, toPageIds(entries)).map(({ target, line }) => {
      const problem = source.problemAt([], `the link to ${target} leads nowhere`, 'correct or remove it')
      return { ...problem, line: source.bodyLine + line - 1 }
    }),
  ]
}

/** The file's line of a heading; where its markup hides it, that at which the text begins. */
function findHeadingLine({ body, bodyLine }: ParsedSource, heading: string): number {
  const index = body.split('\n').findIndex(line => line.startsWith('#') && line.includes(heading))
  return bodyLine + Math.max(index, 0)
}

function toPageIds({ single, folder }: Entries): PageIds {
  return {
    postId: [...folder.articles, ...folder.posts].map(({ value }) => value.id),
    paperId: folder.papers.map(({ value }) => value.id),
    jobId: folder.jobs.map(({ value }) => value.id),
    industryId: folder.industries.map(({ value }) => value.id),
    demoId: single['demos.json'].value.filter(({ active }) => active).map(({ id }) => id),
  }
}
