import type { Nodes } from 'mdast'

/** The text of blocks as one line: what a reader sees, with blanks between rows, cells and items. */
export function toWords(blocks: readonly Nodes[]): string {
  return blocks.map(read).join(' ').replace(/\s+/g, ' ').trim()
}

function read(node: Nodes): string {
  if ('value' in node) return node.type === 'code' ? '' : node.value
  if (!('children' in node)) return ''
  const isPhrase = ['paragraph', 'heading', 'tableCell', 'link', 'strong', 'emphasis', 'delete'].includes(node.type)
  return (node.children as readonly Nodes[]).map(read).join(isPhrase ? '' : ' ')
}
