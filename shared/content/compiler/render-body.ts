import type { Passage } from '../../search/passages.ts'
import { type ChartProblem, insertCharts } from './charts/insert-charts.ts'
import { type CalculatorBlock, insertCalculators } from './insert-calculators.ts'
import { withNotes } from './notes.ts'
import { splitBody } from './passages/split-body.ts'
import { type RenderedMarkdown, renderMarkdown } from './render-markdown.ts'
import type { ParsedSource } from './source.ts'

type RenderedBody = RenderedMarkdown & {
  readonly calculators: readonly CalculatorBlock[]
  readonly chartCount: number
  readonly chartProblems: readonly ChartProblem[]
  readonly passages: readonly Passage[]
}

const rendered = new WeakMap<ParsedSource, RenderedBody>()

/** The rendered body of a Markdown file with its charts; each file is rendered once, for the rules and for the library. */
export function renderBody(source: ParsedSource): RenderedBody {
  const known = rendered.get(source) ?? render(source)
  rendered.set(source, known)
  return known
}

function render(source: ParsedSource): RenderedBody {
  let charts: ReturnType<typeof insertCharts> = { count: 0, problems: [] }
  let calculators: readonly CalculatorBlock[] = []
  let passages: readonly Passage[] = []
  const body = renderMarkdown(withNotes(source), tree => {
    charts = insertCharts(tree)
    calculators = insertCalculators(tree)
    passages = splitBody(tree)
  })
  return { ...body, calculators, chartCount: charts.count, chartProblems: charts.problems, passages }
}
