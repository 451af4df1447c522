import type { Element, ElementContent, Nodes, Parents } from 'hast'

/** What a page is for, besides reading: forms, choices and pictures. */
const forHands = new Set(
  `nav form button input select textarea dialog template script style link picture source img svg video audio iframe canvas
  track`.split(/\s+/),
)

const inline = new Set(
  'a abbr b bdi br cite code data del dfn em i ins kbd mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
)

/** Phrases without what is for hands. What CSS sets apart gets a space, and a row of badges dots between them. */
export function toInline(nodes: readonly Nodes[]): ElementContent[] {
  const kept = nodes.flatMap((node): readonly ElementContent[] => {
    if (node.type === 'text') return [node]
    if (!isElement(node) || isForHands(node)) return []
    const children = toInline(node.children)
    if (node.tagName === 'br') return [toWord(' ')]
    if (node.tagName === 'sup' && firstOf(node.children, findNote) !== undefined)
      return [toWord(`[${toText(node).trim()}]`)]
    // A link without words is a button with a drawing.
    if (children.every(child => toText(child).trim() === '')) return []
    return inline.has(node.tagName) ? withoutEndSpace({ ...node, children }) : [...children, toWord(' ')]
  })
  const isRow = kept.length > 1 && kept.every(node => isElement(node) && /^(span|a)$/.test(node.tagName))
  return kept.flatMap((node, index) => {
    const before = kept[index - 1]
    if (before === undefined || !isApart(before, node)) return [node]
    return [toWord(isRow ? ' · ' : ' '), node]
  })
}

/** `**so: **this` would be no emphasis. */
function withoutEndSpace(node: Element): readonly ElementContent[] {
  const last = node.children.at(-1)
  if (last?.type !== 'text' || !/\s$/.test(last.value)) return [node]
  const children = [...node.children.slice(0, -1), toWord(last.value.trimEnd())]
  return [{ ...node, children }, toWord(' ')]
}

function findNote(node: Nodes): true | undefined {
  return node.type === 'element' && node.properties.dataFootnoteRef !== undefined ? true : undefined
}

/** Such as badges: several boxes with a word or two each. */
export function isRowOfLabels({ children }: Element): boolean {
  const isLabel = (node: Nodes) =>
    isElement(node) && /^(div|span)$/.test(node.tagName) && toText(node).length < 40 && !hasBlocks(node)
  return children.length > 1 && children.every(isLabel)
}

function hasBlocks(node: Element): boolean {
  return node.children.some(
    child => isElement(child) && child.tagName !== 'svg' && (child.tagName === 'a' || !isInline(child)),
  )
}

export function joinLabels(labels: readonly Element[]): ElementContent[] {
  return [
    toWord(
      labels
        .map(label => toText(toElement('p', toInline(label.children))).trim())
        .filter(Boolean)
        .join(' · '),
    ),
  ]
}

/** Prose joins an element to the text beside it, as in `<em>re</em>do`, but never two elements. */
function isApart(before: ElementContent, after: ElementContent): boolean {
  const isBlock = (node: ElementContent) => isElement(node) && /^(span|strong|a|small|time)$/.test(node.tagName)
  const isSet = isBlock(before) && (isBlock(after) || (isElement(before) && before.tagName === 'strong'))
  return isSet && /\S$/.test(toText(before)) && /^[^\s,.;:!?)]/.test(toText(after))
}

export function isForHands({ tagName, properties }: Element): boolean {
  const only = String(properties.dataOnly ?? '').split(' ')
  if (properties.hidden === true || properties.ariaHidden === 'true') return true
  if (only.includes('screen') || only.includes('scripted')) return true
  if (tagName === 'nav' && properties.dataMarkdown !== undefined) return false
  return forHands.has(tagName) || properties.dataFootnoteBackref !== undefined
}

export function isInline(node: Element): boolean {
  return (
    inline.has(node.tagName) && !node.children.some(child => isElement(child) && !isForHands(child) && !isInline(child))
  )
}

export function hasText(node: Element): boolean {
  return toInline(node.children).some(child => toText(child).trim() !== '')
}

export function toText(node: Nodes): string {
  if (node.type === 'text') return node.value
  return 'children' in node ? (node.children as readonly Nodes[]).map(toText).join('') : ''
}

export function firstOf<Found>(
  nodes: Parents['children'],
  find: (node: Nodes) => Found | undefined,
): Found | undefined {
  for (const node of nodes) {
    const found = find(node)
    if (found !== undefined) return found
  }
  return undefined
}

export function isElement(node: Nodes): node is Element {
  return node.type === 'element'
}

export function toElement(
  tagName: string,
  children: readonly ElementContent[],
  properties: Element['properties'] = {},
): Element {
  return { type: 'element', tagName, properties, children: [...children] }
}

export function toWord(value: string): ElementContent {
  return { type: 'text', value }
}
