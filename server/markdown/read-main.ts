import type { Element, ElementContent, Nodes } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import {
  firstOf,
  hasText,
  isElement,
  isForHands,
  isInline,
  isRowOfLabels,
  joinLabels,
  toElement,
  toInline,
  toText,
  toWord,
} from './read-phrases.ts'

export const headingTag = /^h[1-6]$/

/** The content of a page's `<main>` that is read: blocks without wrappers around them, each part with its heading first. */
export function readMain(html: string): readonly Element[] {
  // The rest of a document is several times as long.
  const main = html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'))
  const tree = fromHtml(main, { fragment: true })
  const open = findOpenDialog(tree)
  if (open !== undefined) return toBlocks(open.children, { depth: 0 }).map(raise)
  return toBlocks(tree.children.find(isElement)?.children ?? [], { depth: 0 })
}

/** The dialog that an address opens, such as a case study, is what that address is about. */
function findOpenDialog(node: Nodes): Element | undefined {
  if (node.type === 'element' && node.tagName === 'dialog' && node.properties.open === true) return node
  return 'children' in node ? firstOf(node.children, findOpenDialog) : undefined
}

/** The title of a dialog is an h2, and its Markdown is a document of its own. */
function raise(block: Element): Element {
  return headingTag.test(block.tagName) ? { ...block, tagName: `h${Number(block.tagName.slice(1)) - 1}` } : block
}

type Outline = {
  /** Level of the heading above. */
  depth: number
}

function toBlocks(nodes: readonly Nodes[], outline: Outline): readonly Element[] {
  const blocks: Element[] = []
  let words: ElementContent[] = []
  const endParagraph = () => {
    const phrases = toInline(words)
    if (phrases.some(node => toText(node).trim() !== '')) blocks.push(toElement('p', phrases))
    words = []
  }
  for (const node of nodes) {
    if (node.type === 'text' || (isElement(node) && isInline(node))) words.push(node)
    else if (isElement(node) && !isForHands(node)) {
      endParagraph()
      blocks.push(...toBlock(node, outline))
    }
  }
  endParagraph()
  return blocks
}

function toBlock(node: Element, outline: Outline): readonly Element[] {
  const { tagName, children } = node
  if (headingTag.test(tagName)) {
    outline.depth = Number(tagName.slice(1))
    return [{ ...node, children: [...toInline(children)] }]
  }
  switch (tagName) {
    case 'p':
      return hasText(node) ? [{ ...node, children: [...toInline(children)] }] : []
    case 'pre':
    case 'hr':
      return [node]
    case 'blockquote':
      return [{ ...node, children: [...toBlocks(children, outline)] }]
    case 'ul':
    case 'ol':
      return toList(node, outline)
    case 'dl':
      return toDefinitions(node, outline)
    case 'table':
      return toTable(node)
    case 'figure':
      return toFigure(node, outline)
    case 'summary':
    case 'caption':
      return hasHeading(node)
        ? toBlocks(children, outline)
        : [toElement('p', [toElement('strong', toInline(children))])]
    case 'header':
      return withAnchor(node, headingFirst(toBlocks(children, outline)))
    default:
      return isRowOfLabels(node)
        ? [toElement('p', joinLabels(children.filter(isElement)))]
        : withAnchor(node, toBlocks(children, outline))
  }
}

/** Items with a heading of their own, such as cards, are parts of the page; others stay a list. */
function toList(node: Element, outline: Outline): readonly Element[] {
  const items = node.children.filter(isElement)
  if (items.some(hasHeading)) {
    const { depth } = outline
    return items.flatMap(item => {
      outline.depth = depth
      return withAnchor(item, headingFirst(toBlocks(item.children, outline)))
    })
  }
  const shown = items.flatMap(item => {
    const { dataSearch, id } = item.properties
    const blocks = toBlocks(item.children, outline)
    const [only] = blocks
    const children = blocks.length === 1 && only?.tagName === 'p' ? only.children : blocks
    return blocks.length === 0 ? [] : [toElement('li', children, { id, dataSearch })]
  })
  return shown.length === 0 ? [] : [{ ...node, children: shown }]
}

/** A term with an anchor is a part of the page; others are a list of facts. */
function toDefinitions(node: Element, outline: Outline): readonly Element[] {
  const groups = node.children.filter(isElement)
  if (groups.some(({ tagName, properties }) => tagName === 'div' && properties.id !== undefined)) {
    const tagName = `h${Math.min(6, outline.depth + 1)}`
    return groups.flatMap(group => {
      const [term, ...definitions] = group.children.filter(isElement)
      const heading = toElement(tagName, toInline(term?.children ?? []))
      return withAnchor(group, [heading, ...definitions.flatMap(({ children }) => toBlocks(children, outline))])
    })
  }
  const facts = groups.flatMap(group => (group.tagName === 'div' ? group.children.filter(isElement) : [group]))
  const items: Element[] = []
  for (const { tagName, children } of facts) {
    if (tagName === 'dt')
      items.push(
        toElement('li', [toElement('strong', [toWord(`${toText(toElement('dt', toInline(children))).trim()}:`)])]),
      )
    else items.at(-1)?.children.push(toWord(' '), ...toInline(children))
  }
  return items.length === 0 ? [] : [toElement('ul', items)]
}

function toTable(node: Element): readonly Element[] {
  const captions = node.children.filter(child => isElement(child) && child.tagName === 'caption')
  const cut = (parent: Element): Element => ({
    ...parent,
    children: parent.children.flatMap((child): ElementContent[] => {
      if (!isElement(child) || child.tagName === 'caption') return []
      return [/^t[hd]$/.test(child.tagName) ? { ...child, children: [...toInline(child.children)] } : cut(child)]
    }),
  })
  return [...captions.filter(isElement).flatMap(caption => toBlock(caption, { depth: 0 })), cut(node)]
}

/** The caption of a chart, what the chart says, and its table; of a quotation, the words and who said them. */
function toFigure(node: Element, outline: Outline): readonly Element[] {
  const said = firstOf(node.children, findLabel)
  const isQuotation = node.children.some(child => isElement(child) && child.tagName === 'blockquote')
  return node.children.filter(isElement).flatMap((child): readonly Element[] => {
    if (child.tagName !== 'figcaption') return toBlocks([child], outline)
    const caption = toInline(child.children)
    const words = isQuotation ? caption : [toElement('strong', caption)]
    return [
      ...(hasText(child) ? [toElement('p', words)] : []),
      ...(said === undefined ? [] : [toElement('p', [toWord(said)])]),
    ]
  })
}

/** The words of a drawing for those who don't see it. Narrow screens have a drawing of their own with the same words. */
function findLabel(node: Nodes): string | undefined {
  if (node.type !== 'element') return undefined
  const { role, ariaLabel } = node.properties
  if (node.tagName === 'svg' && role === 'img' && typeof ariaLabel === 'string') return ariaLabel
  return firstOf(node.children, findLabel)
}

/** Its anchor goes to the heading that it begins with. */
function withAnchor({ properties }: Element, blocks: readonly Element[]): readonly Element[] {
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
function headingFirst(blocks: readonly Element[]): readonly Element[] {
  const index = blocks.findIndex(({ tagName }) => headingTag.test(tagName))
  const heading = blocks[index]
  if (heading === undefined || index > 2 || blocks.slice(0, index).some(({ tagName }) => tagName !== 'p')) return blocks
  return [heading, ...blocks.slice(0, index), ...blocks.slice(index + 1)]
}

function hasHeading(node: Element): boolean {
  return node.children.some(child => isElement(child) && (headingTag.test(child.tagName) || hasHeading(child)))
}
