import { defaultHandlers, type Handle, toMdast } from 'hast-util-to-mdast'
import type { ListItem, Root, RootContent } from 'mdast'
import { anchorsOf } from './headings.ts'
import { readMain } from './read-main.ts'

/** What the page says about a part of it. */
type PartData = {
  /** Anchors that lead to it; the first is that of the whole part. */
  readonly anchors?: readonly string[]
  /** The kind of thing that the search finds it as, or `none`; by default it is found as a part of its page. */
  readonly search?: string
}

declare module 'mdast' {
  interface HeadingData extends PartData {}
  interface ListItemData extends PartData {}
}

export type Block = RootContent | ListItem

/** The content of a page's document as a list of blocks of Markdown. */
export function readBlocks(html: string): readonly RootContent[] {
  const tree = toMdast({ type: 'root', children: [...readMain(html)] }, { handlers })
  // A root stays one.
  return (tree as Root).children
}

const { h1, h2, h3, h4, h5, h6, li } = defaultHandlers

const handlers: Record<string, Handle> = Object.fromEntries(
  Object.entries({ h1, h2, h3, h4, h5, h6, li }).map(([name, handle]) => [name, withData(handle)]),
)

function withData(handle: Handle): Handle {
  return (state, element, parent) => {
    const node = handle(state, element, parent)
    if (node === undefined || Array.isArray(node) || (node.type !== 'heading' && node.type !== 'listItem')) return node
    const { dataSearch } = element.properties
    node.data = { anchors: anchorsOf(element), ...(typeof dataSearch === 'string' && { search: dataSearch }) }
    return node
  }
}

/** The part of a page at an anchor: its heading with all below it, or an item of a list. */
export function findPart(blocks: readonly Block[], anchor: string): readonly Block[] | undefined {
  for (const [index, block] of blocks.entries()) {
    if (block.type === 'heading' && block.data?.anchors?.includes(anchor)) {
      const end = blocks.findIndex((other, at) => at > index && other.type === 'heading' && other.depth <= block.depth)
      return blocks.slice(index, end === -1 ? undefined : end)
    }
    if (block.type === 'listItem' && block.data?.anchors?.includes(anchor)) return block.children
    const within =
      'children' in block && block.type !== 'paragraph' ? findPart(blocksOf(block.children), anchor) : undefined
    if (within !== undefined) return within
  }
  return undefined
}

function blocksOf(children: readonly (RootContent | Block)[]): readonly Block[] {
  return children
}

/** All anchors that lead to a part of the page. */
export function listAnchors(blocks: readonly Block[]): readonly string[] {
  return blocks.flatMap(block => {
    const own = block.type === 'heading' || block.type === 'listItem' ? (block.data?.anchors ?? []) : []
    return 'children' in block ? [...own, ...listAnchors(block.children)] : own
  })
}
