import type { Root } from 'hast'
import { type ChartProblem, insertCharts } from './charts/insert-charts.ts'
import { type CalculatorBlock, insertCalculators } from './insert-calculators.ts'
import type { LinkTerms } from './link-terms.ts'
import { withNotes } from './notes.ts'
import { type RenderedMarkdown, renderMarkdown } from './render-markdown.ts'
import type { ParsedSource } from './source.ts'

type RenderedBody = RenderedMarkdown & {
  readonly calculators: readonly CalculatorBlock[]
  readonly chartCount: number
  readonly chartProblems: readonly ChartProblem[]
}

export type RenderBody = (source: ParsedSource) => RenderedBody

/** Renders the bodies of Markdown files with their charts and terms; each file once, for the rules and for the library. */
export function createBodyRenderer(linkTerms: LinkTerms): RenderBody {
  const rendered = new WeakMap<ParsedSource, RenderedBody>()
  return source => {
    const known = rendered.get(source) ?? render(source, linkTerms)
    rendered.set(source, known)
    return known
  }
}

function render(source: ParsedSource, linkTerms: LinkTerms): RenderedBody {
  let charts: ReturnType<typeof insertCharts> = { count: 0, problems: [] }
  let calculators: readonly CalculatorBlock[] = []
  const extend = (tree: Root) => {
    charts = insertCharts(tree)
    calculators = insertCalculators(tree)
  }
  const id = source.path.replace(/^.*\/|\.md$/g, '')
  const body = renderMarkdown(withNotes(source), extend, tree => linkTerms(tree, id))
  return { ...body, calculators, chartCount: charts.count, chartProblems: charts.problems }
}
