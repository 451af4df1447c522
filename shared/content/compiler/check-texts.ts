import { toPageIds } from '../load-page-ids.ts'
import { findDeadLinks, findWrongHeadings } from '../text-rules.ts'
import type { Problem } from './problem.ts'
import type { Entries } from './read-entries.ts'
import { renderBody } from './render-markdown.ts'
import type { ParsedSource } from './source.ts'

/** Rules for the Markdown of articles, posts and papers. */
export function checkTexts({ single, folder }: Entries): Problem[] {
  const { articles, posts, papers, jobs, industries } = folder
  const toValues = <T>(entries: readonly { readonly value: T }[]) => entries.map(({ value }) => value)
  const pageIds = toPageIds({
    posts: [...toValues(articles), ...toValues(posts)],
    papers: toValues(papers),
    jobs: toValues(jobs),
    industries: toValues(industries),
    demos: single['demos.json'].value,
  })
  return [...articles, ...posts, ...papers].flatMap(({ source }) => {
    const text = renderBody(source)
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
      ...findDeadLinks(text, pageIds).map(({ target, line }) =>
        source.problemInBody(line, `the link to ${target} leads nowhere`, 'correct or remove it'),
      ),
    ]
  })
}

/** The first line when the heading is written with markup that its text does not show. */
function findHeadingLine({ body }: ParsedSource, heading: string): number {
  const index = body.split('\n').findIndex(line => line.startsWith('#') && line.includes(heading))
  return Math.max(index, 0) + 1
}
