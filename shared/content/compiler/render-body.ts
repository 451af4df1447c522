import { type RenderedMarkdown, renderMarkdown } from './render-markdown.ts'
import type { ParsedSource } from './source.ts'

const rendered = new WeakMap<ParsedSource, RenderedMarkdown>()

/** The rendered text of a Markdown file. The rules and the library both need it; the work is done once. */
export function renderBody(source: ParsedSource): RenderedMarkdown {
  const known = rendered.get(source) ?? renderMarkdown(source.body)
  rendered.set(source, known)
  return known
}
