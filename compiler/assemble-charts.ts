import rehypeStringify from 'rehype-stringify'
import { unified } from 'unified'
import type { PageLink } from '../shared/addresses/links.ts'
import type { ChartDocument, ChartFiles, ChartGroup, ChartSummary } from '../shared/content/charts.ts'
import type { ListedArticle } from '../shared/content/listed.ts'
import type { ChartSpec } from '../shared/content/schemas/chart.ts'
import { fillTemplate } from '../shared/values/fill-template.ts'
import { typeset } from '../shared/values/typeset.ts'
import { toPlainFigure } from './chart-figure.ts'
import type { ChartBlock } from './charts/chart-block.ts'
import { toCsv } from './charts/chart-csv.ts'
import { drawChartSheet } from './draw-chart-sheet.ts'
import { findPageLink } from './find-page-link.ts'
import { type PieceChart, toTypesetChart } from './list-charts.ts'
import type { Sources } from './notes.ts'
import type { Entries } from './read-entries.ts'
import { findSource } from './source-links.ts'

const stringifier = unified().use(rehypeStringify).freeze()

type Charts = {
  /** The list of all charts, and each of them, by name. */
  readonly documents: readonly (readonly [string, unknown])[]
  readonly files: readonly ChartFiles[]
}

type Context = { readonly entries: Entries; readonly articles: readonly ListedArticle[]; readonly sources: Sources }

/**
 * The pages of all charts, if there are such, and what their files are made from; those of articles stand in the order of
 * these. Without pages, only charts that pages refer to have files.
 */
export function assembleCharts(charts: readonly PieceChart[], { entries, articles, sources }: Context): Charts {
  const page = entries.single['pages/charts.json']?.value
  if (page === undefined) {
    const filed = charts.filter(({ isFiled }) => isFiled)
    const files = filed.map(chart => toFiles(chart, draw(chart, toTypesetChart(chart), [])))
    return { documents: [['charts', []]], files }
  }
  const { credit } = page
  const placed = charts.map(chart => ({ chart, ...findPiece(chart, entries, articles) }))
  const inOrder = placed.toSorted((one, other) => one.order - other.order)
  const made = inOrder.map(({ chart, piece, group, article }) => {
    const block = toTypesetChart(chart)
    const cited = chart.sources.map(id => findSource(id, sources))
    const { title, alt } = block.spec
    const summary: ChartSummary = { id: chart.id, title, group, from: piece.label }
    const [columns = [], ...rows] = block.texts
    const names = [...new Set(cited.map(({ publisher, year }) => `${publisher}, ${year}`))].join('; ')
    const from = fillTemplate(credit.from, { piece: piece.label })
    const line = names === '' ? from : `${from} ${fillTemplate(credit.sources, { sources: names })}`
    const drawings = draw(
      chart,
      block,
      [line, credit.license].map(text => typeset(text)),
    )
    const document: ChartDocument = {
      id: chart.id,
      title,
      alt,
      drawing: drawings.figure,
      columns,
      rows,
      note: chart.note,
      sources: cited.map(({ id, publisher, title, year }) => ({ id, publisher, title, year })),
      piece,
      authors: article?.authors ?? [],
      publishedOn: article?.publishedOn,
      changedOn: article?.changedOn,
    }
    return { summary, document, files: toFiles(chart, drawings) }
  })
  return {
    documents: [
      ['charts', made.map(({ summary }) => summary)],
      ...made.map(({ document }) => [`charts/${document.id}`, document] as const),
    ],
    files: made.map(({ files }) => files),
  }
}

function toFiles({ id, texts }: PieceChart, { sheet }: Drawings): ChartFiles {
  return { id, ...sheet, csv: toCsv(texts) }
}

type Drawings = { readonly figure: string; readonly sheet: ReturnType<typeof drawChartSheet> }

/** Drawings of a text that stays the same are made once, for all editions and, in development, until it changes. */
const drawn = new WeakMap<ChartSpec, Drawings & { readonly credit: string }>()

function draw({ spec, id }: PieceChart, block: ChartBlock, credit: readonly string[]): Drawings {
  const found = drawn.get(spec)
  if (found?.credit === credit.join()) return found
  const figure = stringifier.stringify({ type: 'root', children: [toPlainFigure(block, id)] })
  const made = { figure, sheet: drawChartSheet(block, credit), credit: credit.join() }
  drawn.set(spec, made)
  return made
}

type Placed = {
  readonly piece: PageLink
  readonly group: ChartGroup
  readonly article?: ListedArticle | undefined
  readonly order: number
}

/** Where a chart stands. Throws for a file that no page shows. */
function findPiece(chart: PieceChart, entries: Entries, articles: readonly ListedArticle[]): Placed {
  const { path } = chart.source
  const [, folder, id] = /^content\/(\w+)\/([^/]+)\.md$/.exec(path) ?? []
  const order = articles.findIndex(article => article.id === id)
  const article = articles[order]
  if (article !== undefined) {
    const piece = { label: article.displayTitle, to: `${article.path}#${chart.id}` }
    return { piece, group: folder === 'papers' ? 'papers' : 'articles', article, order }
  }
  const place = typeof chart.place === 'number' ? [] : chart.place
  const page = findPageLink(entries, path, place)
  if (page === undefined) throw new Error(`no page is known for the chart "${chart.id}" of ${path}`)
  const isWork = path.startsWith('content/work/')
  // The page of an engagement opens with its first chart.
  const isOpening = isWork && place.at(-1) === 0
  const piece = { label: page.label, to: isOpening ? page.to : `${page.to}#${chart.section}` }
  return { piece, group: isWork ? 'work' : 'pages', order: articles.length }
}
