import type { Element, Nodes } from 'hast'
import { fromHtml } from 'hast-util-from-html'

export const parseHtml = (html: string): Nodes => fromHtml(html)

/** The elements below a node that are wanted, in order, also those inside others. */
export function findElements(node: Nodes, isWanted: (element: Element) => boolean): readonly Element[] {
  const own = node.type === 'element' && isWanted(node) ? [node] : []
  return 'children' in node ? [...own, ...node.children.flatMap(child => findElements(child, isWanted))] : own
}

export function wordsIn(node: Nodes): string {
  if (node.type === 'text') return node.value
  return 'children' in node ? node.children.map(wordsIn).join('') : ''
}

export const attributeOf = ({ properties }: Element, name: string) => String(properties[name] ?? '')
