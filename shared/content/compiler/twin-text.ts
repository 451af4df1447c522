import type { Node, Root, RootContent } from 'mdast'
import { visit } from 'unist-util-visit'
import { parse } from 'yaml'
import { escapeText, joinBlocks, toHeading, toNumberedList, toStrong, toTable } from '../../markdown-blocks.ts'
import { chartSchema } from './charts/chart-spec.ts'

type Replacement = string | { readonly calculator: string }
type Edit = { readonly start: number; readonly end: number; readonly replacement: Replacement }

/** The text of a piece for its Markdown twin, once it is known how to write the line of a calculator. */
export type TwinText = (toCalculatorLine: (id: string) => string) => string

/**
 * A piece as written, but with numbered sources in place of notes, the words and figures of charts, and a line for each
 * calculator. HTML is left out, as on the page. `tree` is the parsed text.
 */
export function toTwinText(markdown: string, tree: Root): TwinText {
  const definitions = new Map<string, string>()
  const cited: string[] = []
  const edits: Edit[] = []
  const change = (node: Node, replacement: Replacement) => edits.push({ ...rangeOf(node), replacement })
  visit(tree, node => {
    switch (node.type) {
      case 'footnoteReference': {
        if (!cited.includes(node.identifier)) cited.push(node.identifier)
        change(node, `[${cited.indexOf(node.identifier) + 1}]`)
        return 'skip'
      }
      case 'footnoteDefinition':
        definitions.set(node.identifier, sliceAll(markdown, node.children))
        change(node, '')
        return 'skip'
      case 'code':
        if (node.lang === 'chart') change(node, toChartText(node.value))
        if (node.lang === 'calculator') change(node, { calculator: node.value.trim() })
        return 'skip'
      case 'html':
        change(node, '')
        return 'skip'
      default:
        return undefined
    }
  })
  const sources = cited.map(id => definitions.get(id) ?? '')
  const references = sources.length === 0 ? [] : [toHeading(2, 'References'), toNumberedList(sources)]
  return toCalculatorLine => {
    const write = (replacement: Replacement) =>
      typeof replacement === 'string' ? replacement : toCalculatorLine(replacement.calculator)
    const text = applyEdits(markdown, edits, write)
      .replace(/\n{3,}/g, '\n\n')
      .trim()
    return joinBlocks([text, ...references])
  }
}

/** The figures of a chart without data of its own are in the table beside it. */
function toChartText(yaml: string): string {
  const { title, alt, data } = chartSchema.parse(parse(yaml))
  const table = data === undefined ? [] : [toTable([data.columns, ...data.rows])]
  return joinBlocks([toStrong(`Chart: ${title}`), escapeText(alt), ...table]).trimEnd()
}

function applyEdits(markdown: string, edits: readonly Edit[], write: (replacement: Replacement) => string): string {
  let at = 0
  let text = ''
  for (const { start, end, replacement } of edits) {
    text += markdown.slice(at, start) + write(replacement)
    at = end
  }
  return text + markdown.slice(at)
}

function sliceAll(markdown: string, nodes: readonly RootContent[]): string {
  const [first, last] = [nodes.at(0), nodes.at(-1)]
  if (first === undefined || last === undefined) return ''
  return markdown.slice(rangeOf(first).start, rangeOf(last).end)
}

function rangeOf({ position }: Node): Pick<Edit, 'start' | 'end'> {
  return { start: position?.start.offset ?? 0, end: position?.end.offset ?? 0 }
}
