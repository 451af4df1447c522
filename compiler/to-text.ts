import type { Nodes } from 'hast'

/** The text of a node and of all below it. */
export function toText(node: Nodes): string {
  if (node.type === 'text') return node.value
  return 'children' in node ? (node.children as readonly Nodes[]).map(toText).join('') : ''
}
