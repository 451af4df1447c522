import type { Link, Root, RootContent } from 'mdast'
import { gfmTableToMarkdown } from 'mdast-util-gfm-table'
import { type Handle, toMarkdown } from 'mdast-util-to-markdown'
import type { Block } from './read-blocks.ts'

/** Blocks as Markdown whose links within the site begin with `publicUrl`. */
export function writeMarkdown(blocks: readonly Block[], publicUrl: string): string {
  const root: Root = {
    type: 'root',
    children: blocks.map(block => withAbsoluteLinks(block, publicUrl)) as RootContent[],
  }
  const markdown = toMarkdown(root, {
    bullet: '-',
    rule: '-',
    listItemIndent: 'one',
    handlers: { link: writeLink },
    extensions: [gfmTableToMarkdown({ tablePipeAlign: false })],
  })
  // The pages' no-break spaces bind numbers to their units; programs read words.
  return markdown.replaceAll('\u00a0', ' ').replaceAll('&#xA0;', ' ')
}

/** Addresses stay as they are, because programs look for them in the text; the default escapes every `&`. */
const writeLink: Handle & { peek?: () => string } = (node: Link, _parent, state, info) => {
  const exitLink = state.enter('link')
  const exitLabel = state.enter('label')
  const label = state.containerPhrasing(node, { ...info, before: '[', after: ']' })
  exitLabel()
  exitLink()
  return `[${label}](${node.url.replace(/[()\s]/g, character => `%${character.charCodeAt(0).toString(16)}`)})`
}
writeLink.peek = () => '['

function withAbsoluteLinks<Node extends object>(node: Node, publicUrl: string): Node {
  const linked = 'url' in node && typeof node.url === 'string' && /^\/(?!\/)/.test(node.url)
  const own = linked ? { ...node, url: publicUrl + node.url } : node
  if (!('children' in own) || !Array.isArray(own.children)) return own
  return { ...own, children: own.children.map((child: object) => withAbsoluteLinks(child, publicUrl)) }
}
