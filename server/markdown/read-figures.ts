import type { Element, ElementContent, Nodes } from 'hast'
import { firstOf, hasText, isElement, toElement, toInline, toWord } from './read-phrases.ts'

export function toCaption({ children }: Element): Element {
  return toElement('p', [toElement('strong', toInline(children))])
}

export function toTable(node: Element): readonly Element[] {
  const captions = node.children.filter(child => isElement(child) && child.tagName === 'caption')
  const cut = (parent: Element): Element => ({
    ...parent,
    children: parent.children.flatMap((child): ElementContent[] => {
      if (!isElement(child) || child.tagName === 'caption') return []
      return [/^t[hd]$/.test(child.tagName) ? { ...child, children: [...toInline(child.children)] } : cut(child)]
    }),
  })
  return [...captions.filter(isElement).map(toCaption), cut(node)]
}

/** The caption of a chart, what the chart says, and its table; of a quotation, the words and who said them. */
export function toFigure(node: Element, toBlocks: (nodes: readonly Nodes[]) => readonly Element[]): readonly Element[] {
  const said = firstOf(node.children, findLabel)
  const sayings = said === undefined ? [] : [toElement('p', [toWord(said)])]
  const hasCaption = node.children.some(child => isElement(child) && child.tagName === 'figcaption')
  const isQuotation = node.children.some(child => isElement(child) && child.tagName === 'blockquote')
  const blocks = node.children.filter(isElement).flatMap((child): readonly Element[] => {
    if (child.tagName !== 'figcaption') return toBlocks([child])
    const caption = toInline(child.children)
    const words = isQuotation ? caption : [toElement('strong', caption)]
    return [...(hasText(child) ? [toElement('p', words)] : []), ...sayings]
  })
  return hasCaption ? blocks : [...sayings, ...blocks]
}

/** The words of a drawing for those who don't see it. Narrow screens have a drawing of their own with the same words. */
function findLabel(node: Nodes): string | undefined {
  if (node.type !== 'element') return undefined
  const { role, ariaLabel } = node.properties
  if (node.tagName === 'svg' && role === 'img' && typeof ariaLabel === 'string') return ariaLabel
  return firstOf(node.children, findLabel)
}
