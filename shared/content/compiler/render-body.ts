import { type ChartProblem, insertCharts } from './charts/insert-charts.ts'
import { type CalculatorBlock, insertCalculators } from './insert-calculators.ts'
import { withNotes } from './notes.ts'
import { type RenderedMarkdown, renderMarkdown } from './render-markdown.ts'
import type { ParsedSource } from './source.ts'

type RenderedBody = RenderedMarkdown & {
  readonly calculators: readonly CalculatorBlock[]
  readonly chartCount: number
  readonly chartProblems: readonly ChartProblem[]
}

/** By Markdown: a file is rendered once for the rules and for the library, and not again while its text stays the same. */
const rendered = new Map<string, RenderedBody>()

/** The rendered body of a Markdown file with its charts. */
export function renderBody(source: ParsedSource): RenderedBody {
  const markdown = withNotes(source)
  const known = rendered.get(markdown) ?? render(markdown)
  rendered.set(markdown, known)
  return known
}

function render(markdown: string): RenderedBody {
  let charts: ReturnType<typeof insertCharts> = { count: 0, problems: [] }
  let calculators: readonly CalculatorBlock[] = []
  const body = renderMarkdown(markdown, tree => {
    charts = insertCharts(tree)
    calculators = insertCalculators(tree)
  })
  return { ...body, calculators, chartCount: charts.count, chartProblems: charts.problems }
}
