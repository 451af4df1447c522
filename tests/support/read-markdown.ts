import type { Heading, Link, Nodes, Root } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { parse } from 'yaml'
import { z } from 'zod'

const frontMatterSchema = z.strictObject({
  title: z.string().min(1),
  description: z.string().min(1),
  url: z.string(),
  authors: z.array(z.string()).min(1).optional(),
  published: z.iso.date().optional(),
  changed: z.iso.date().optional(),
  topics: z.array(z.string()).optional(),
  cite: z.string().optional(),
  license: z.url().optional(),
  files: z.array(z.url()).optional(),
  publisher: z.string(),
  notice: z.string().optional(),
})

const parser = unified().use(remarkParse).use(remarkGfm).freeze()

/** A Markdown version with its parts. Throws when the front matter is not as described in docs/http-api.md. */
export function readMarkdown(markdown: string) {
  const [whole = '', yaml = ''] = /^---\n([\s\S]*?)\n---\n\n/.exec(markdown) ?? []
  const body = markdown.slice(whole.length)
  const tree: Root = parser.parse(body)
  const headings: Heading[] = []
  const links: Link[] = []
  const html: string[] = []
  visit(tree, node => {
    if (node.type === 'heading') headings.push(node)
    if (node.type === 'link') links.push(node)
    if (node.type === 'html') html.push(node.value)
  })
  return {
    fields: frontMatterSchema.parse(parse(yaml)),
    body,
    headings: headings.map(heading => ({ level: heading.depth, text: toText(heading) })),
    addresses: links.map(({ url }) => url),
    html,
    text: toText(tree),
    /** Without code. */
    words: toText(tree, ['code', 'inlineCode']),
  }
}

/** The text of a node without that of some types of nodes. */
export function toText(node: Nodes, without: readonly string[] = []): string {
  if (without.includes(node.type)) return ''
  if ('value' in node) return node.value
  return 'children' in node ? node.children.map(child => toText(child, without)).join('') : ''
}
