import { findDeadLinks, findWrongHeadings, type PageIds } from '../shared/content/text-rules.ts'
import { toPageIds } from '../shared/site-pages/load-page-ids.ts'
import type { Problem } from './problem.ts'
import type { Entries } from './read-entries.ts'
import type { ParsedSource } from './source.ts'

/** Rules for the Markdown of articles, posts, papers and documents to download. */
export function checkTexts(entries: Entries): Problem[] {
  const { articles, posts, papers, documents } = entries.folder
  const pageIds = listPageIds(entries)
  return [...articles, ...posts, ...papers, ...documents].flatMap(({ source }) => {
    const text = entries.renderBody(source)
    return [
      ...findWrongHeadings(text.headings).map(({ text, level }) => {
        const fault = `the heading "${text}" has level ${level}`
        return source.problemInBody(
          findHeadingLine(source, text),
          fault,
          'begin with ## and go down one level at a time',
        )
      }),
      ...text.picturesWithoutAlt.map(line =>
        source.problemInBody(line, 'a picture has no alternative text', 'describe the picture between the brackets'),
      ),
      ...text.chartProblems.map(({ line, fault }) =>
        source.problemInBody(line, `a chart cannot be drawn: ${fault}`, 'correct the block'),
      ),
      ...findDeadLinks(text, pageIds).map(({ target, line }) =>
        source.problemInBody(line, `the link to ${target} leads nowhere`, 'correct or remove it'),
      ),
    ]
  })
}

/** The ids of all pages that a link within the site may name. */
export function listPageIds({ single, folder }: Entries): PageIds {
  const toValues = <T>(entries: readonly { readonly value: T }[]) => entries.map(({ value }) => value)
  return toPageIds({
    posts: [...toValues(folder.articles), ...toValues(folder.posts)],
    papers: toValues(folder.papers),
    jobs: toValues(folder.jobs),
    industries: toValues(folder.industries),
    work: toValues(folder.work),
    team: single['team.json'].value,
    topics: toValues(folder.topics),
    demos: single['demos.json'].value,
  })
}

/** The first line when the heading is written with markup that its text does not show. */
function findHeadingLine({ body }: ParsedSource, heading: string): number {
  const index = body.split('\n').findIndex(line => line.startsWith('#') && line.includes(heading))
  return Math.max(index, 0) + 1
}
