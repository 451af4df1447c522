import type { Element, Nodes } from 'hast'
import { fromHtml } from 'hast-util-from-html'

const forHands = /^(form|nav|button|dialog|svg|template|script|style)$/

/** What a page shows and no hand works with. */
function isRead({ tagName, properties }: Element): boolean {
  const only = String(properties.dataOnly ?? '')
  if (properties.hidden === true || properties.ariaHidden === 'true' || /screen|scripted/.test(only)) return false
  return !forHands.test(tagName) && properties.dataFootnoteBackref === undefined
}

/** The elements below a node that a visitor reads and that are wanted. */
export function collect(node: Nodes, isWanted: (element: Element) => boolean): readonly Element[] {
  if (node.type === 'element' && !isRead(node)) return []
  const own = node.type === 'element' && isWanted(node) ? [node] : []
  return 'children' in node ? [...own, ...node.children.flatMap(child => collect(child, isWanted))] : own
}

/** What a visitor reads of a node. */
export function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value
  if (node.type === 'element' && !isRead(node)) return ''
  return 'children' in node ? node.children.map(textOf).join('') : ''
}

/** Only the letters: where words are set apart differs. */
export const lettersOf = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, '')

export const readMain = (html: string) => fromHtml(/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '', { fragment: true })
