import type { Element, ElementContent, Nodes } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { findOpenDialog, hasHeading, headingFirst, headingTag, raise, withAnchor } from './headings.ts'
import { toCaption, toFigure, toTable } from './read-figures.ts'
import {
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

/** The content of a page's `<main>` that is read: blocks without wrappers around them, each part with its heading first. */
export function readMain(html: string): readonly Element[] {
  const tree = fromHtml(sliceMain(html), { fragment: true })
  const open = findOpenDialog(tree)
  if (open !== undefined) return toBlocks(open.children, { depth: 0 }).map(raise)
  return toBlocks(tree.children.find(isElement)?.children ?? [], { depth: 0 })
}

/** The rest of a document is several times as long. */
export function sliceMain(html: string): string {
  return html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'))
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
      return toFigure(node, nodes => toBlocks(nodes, outline))
    case 'summary':
    case 'caption':
      return hasHeading(node) ? toBlocks(children, outline) : [toCaption(node)]
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
