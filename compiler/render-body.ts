import type { Root } from 'hast'
import { type CalculatorBlock, insertCalculators } from './insert-calculators.ts'
import { type ChartProblem, insertCharts, type TextChart } from './insert-charts.ts'
import type { LinkTerms } from './link-terms.ts'
import { withNotes } from './notes.ts'
import { parseMarkdown, type RenderedMarkdown, renderTree } from './render-markdown.ts'
import type { ParsedSource } from './source.ts'

type RenderedBody = RenderedMarkdown & {
  readonly calculators: readonly CalculatorBlock[]
  readonly charts: readonly TextChart[]
  readonly chartProblems: readonly ChartProblem[]
}

export type RenderBody = (source: ParsedSource) => RenderedBody

/** The text that was made earlier from the same inputs, or a new one. */
export type KeepBody = (inputs: readonly string[], make: () => string) => string

/**
 * With each of the last two glossaries a text that stays the same is rendered once: for rules, library and later builds,
 * and for an edit of the glossary that is taken back.
 */
let kept: readonly { readonly glossary: string; readonly bodies: Map<string, RenderedBody> }[] = []

type Links = {
  readonly linkTerms: LinkTerms
  /** Whether charts have pages to link to. */
  readonly hasCharts: boolean
  /** What `linkTerms` depends on. */
  readonly terms: string
}

/** Renders the bodies of Markdown files with their charts and terms. */
export function createBodyRenderer(links: Links, keep?: KeepBody): RenderBody {
  const glossary = `${links.hasCharts} ${links.terms}`
  const current = kept.find(one => one.glossary === glossary) ?? { glossary, bodies: new Map() }
  kept = [current, ...kept.filter(one => one !== current)].slice(0, 2)
  const { bodies } = current
  return source => {
    const key = `${source.path}\n${withNotes(source)}`
    const make = () => render(source, links)
    const body =
      bodies.get(key) ?? (keep === undefined ? make() : JSON.parse(keep([glossary, key], () => JSON.stringify(make()))))
    bodies.set(key, body)
    return body
  }
}

function render(source: ParsedSource, { linkTerms, hasCharts }: Links): RenderedBody {
  let drawn: ReturnType<typeof insertCharts> = { charts: [], problems: [] }
  let calculators: readonly CalculatorBlock[] = []
  const id = source.path.replace(/^.*\/|\.md$/g, '')
  const extend = (tree: Root) => {
    drawn = insertCharts(tree, id, hasCharts)
    calculators = insertCalculators(tree)
  }
  const markdown = withNotes(source)
  const tree = parseMarkdown(markdown)
  const body = renderTree(tree, extend, finished => linkTerms(finished, id))
  return { ...body, calculators, charts: drawn.charts, chartProblems: drawn.problems }
}
