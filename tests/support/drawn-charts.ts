import { toChartTable } from '../../compiler/charts/chart-table.ts'
import { drawChart } from '../../compiler/charts/draw-chart.ts'
import type { Drawing, Mark, TextMark } from '../../compiler/charts/drawing.ts'
import type { Body } from '../../shared/content/library.ts'
import { chartSchema } from '../../shared/content/schemas/chart.ts'
import { changeContent, compileFiles } from './content-files.ts'

/** A form of a chart as it reaches the page, with its words. */
type DrawnForm = Pick<Drawing, 'width' | 'height'> & {
  readonly article: string
  readonly title: string
  readonly texts: readonly TextMark[]
}

/** Both forms of every chart of the library, in articles and sections. */
export function readForms(): readonly DrawnForm[] {
  const { documents } = compileFiles(changeContent('content/site.json', text => text))
  return [...documents].flatMap(([name, document]) => [
    ...(isBody(document) && document.hasCharts ? readFigures(name, document.html) : []),
    ...findDrawings(document).flatMap(drawing => readFigures(name, drawing)),
  ])
}

/** The HTML of the charts of sections, anywhere in a document. */
export function findDrawings(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) =>
    key === 'drawing' && typeof item === 'string' ? [item] : findDrawings(item),
  )
}

function isBody(document: unknown): document is Body {
  return typeof document === 'object' && document !== null && 'html' in document
}

function readFigures(article: string, html: string): readonly DrawnForm[] {
  return [
    ...html.matchAll(/<figure class="chart(?: span)?"[^>]*><figcaption>(.*?)<\/figcaption>(.*?)<\/figure>/gs),
  ].flatMap(([, title = '', forms = '']) =>
    [...forms.matchAll(/<svg viewBox="0 0 (\d+) ([\d.]+)" role="img" aria-label=".*?">(.*?)<\/svg>/gs)].map(
      ([, width, height, marks = '']) => {
        return { article, title, width: Number(width), height: Number(height), texts: readTexts(marks) }
      },
    ),
  )
}

function readTexts(marks: string): readonly TextMark[] {
  return [...marks.matchAll(/<text([^>]*)>(.*?)<\/text>/g)].map(([, attributes = '', text = '']) => {
    const read = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(attributes)?.[1] ?? ''
    const anchor = read('text-anchor')
    return {
      kind: 'text',
      text: text.replaceAll('&#x26;', '&').replaceAll('&#x3C;', '<'),
      x: Number(read('x')),
      y: Number(read('y')),
      anchor: anchor === 'middle' || anchor === 'end' ? anchor : 'start',
      isStrong: read('class').split(' ').includes('strong'),
    }
  })
}

/** A chart of a table, whose first row is its header. */
export function drawTable(
  spec: Readonly<Record<string, unknown>>,
  texts: readonly (readonly string[])[],
  width = 640,
): Drawing {
  return drawChart(chartSchema.parse({ title: 'T', alt: 'A', ...spec }), toChartTable(texts), width)
}

/** The marks of a kind, in their order. */
export function marksOf<Kind extends Mark['kind']>({ marks }: Drawing, kind: Kind) {
  return marks.filter((mark): mark is Mark & { readonly kind: Kind } => mark.kind === kind)
}

/** The points of the first line of a tone. */
export function pointsOf(drawing: Drawing, tone: Mark['tone']): readonly (readonly [x: number, y: number])[] {
  const path = marksOf(drawing, 'line').find(mark => mark.tone === tone)?.path ?? ''
  return [...path.matchAll(/(-?[\d.]+),(-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const)
}
