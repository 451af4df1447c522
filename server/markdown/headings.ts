import type { Element, Nodes } from 'hast'
import { firstOf, isElement } from './read-phrases.ts'

export const headingTag = /^h[1-6]$/

/** The dialog that an address opens, such as a case study, is what that address is about. */
export function findOpenDialog(node: Nodes): Element | undefined {
  if (node.type === 'element' && node.tagName === 'dialog' && node.properties.open === true) return node
  return 'children' in node ? firstOf(node.children, findOpenDialog) : undefined
}

/** The title of a dialog is an h2, and its Markdown is a document of its own. */
export function raise(block: Element): Element {
  return headingTag.test(block.tagName) ? { ...block, tagName: `h${Number(block.tagName.slice(1)) - 1}` } : block
}

/** Its anchor goes to the heading that it begins with. */
export function withAnchor({ properties }: Element, blocks: readonly Element[]): readonly Element[] {
  const [first, ...rest] = blocks
  if (first === undefined || !headingTag.test(first.tagName)) return blocks
  const { id, dataSearch = first.properties.dataSearch } = properties
  const anchors = [...(typeof id === 'string' ? [id] : []), ...anchorsOf(first)]
  return [{ ...first, properties: { ...first.properties, dataAnchors: anchors, dataSearch } }, ...rest]
}

/** The anchors that lead to a heading; the first is that of its whole part. */
export function anchorsOf({ properties: { dataAnchors, id } }: Element): readonly string[] {
  if (Array.isArray(dataAnchors)) return dataAnchors.map(String)
  return typeof id === 'string' ? [id] : []
}

/** Dates and labels that stand above a heading belong to it. */
export function headingFirst(blocks: readonly Element[]): readonly Element[] {
  const index = blocks.findIndex(({ tagName }) => headingTag.test(tagName))
  const heading = blocks[index]
  if (heading === undefined || index > 2 || blocks.slice(0, index).some(({ tagName }) => tagName !== 'p')) return blocks
  return [heading, ...blocks.slice(0, index), ...blocks.slice(index + 1)]
}

export function hasHeading(node: Element): boolean {
  return node.children.some(child => isElement(child) && (headingTag.test(child.tagName) || hasHeading(child)))
}
