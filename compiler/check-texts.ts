import { findWrongHeadings } from '../shared/content/text-rules.ts'
import type { Problem } from './problem.ts'
import type { Entries } from './read-entries.ts'
import type { ParsedSource } from './source.ts'

/** Rules for the Markdown of articles, posts and papers. */
export function checkTexts(entries: Entries): Problem[] {
  const { articles, posts, papers } = entries.folder
  return [...articles, ...posts, ...papers].flatMap(({ source }) => {
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
    ]
  })
}

/** The first line when the heading is written with markup that its text does not show. */
function findHeadingLine({ body }: ParsedSource, heading: string): number {
  const index = body.split('\n').findIndex(line => line.startsWith('#') && line.includes(heading))
  return Math.max(index, 0) + 1
}
