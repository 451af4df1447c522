import type { Link, Nodes, RootContent } from 'mdast'
import { toWords } from './to-words.ts'

/** The query at which the page itself shows what a part announces, such as "?case=storms" for a case study. */
export function findPlace([heading]: readonly RootContent[], path: string): string | undefined {
  const url = heading === undefined ? undefined : listLinks(heading)[0]?.url
  return url?.startsWith(`${path}?`) ? url.slice(path.length) : undefined
}

/** Whether a part only announces another page: that is found itself. */
export function isTeaser(part: readonly RootContent[], path: string): boolean {
  const [heading] = part
  if (heading === undefined) return false
  const name = toWords([heading])
  // The name of a link at the end of a card has the title of the card.
  return part.some(block => listLinks(block).some(link => leadsAway(link, path) && toWords([link]).endsWith(name)))
}

/** Whether a part only leads to other pages, such as a list of what to read. */
export function isListOfLinks([, ...blocks]: readonly RootContent[], path: string): boolean {
  const links = blocks.flatMap(listLinks).filter(link => leadsAway(link, path))
  return links.length > 2 && toWords(links).length > toWords(blocks).length / 3
}

function leadsAway({ url }: Link, path: string): boolean {
  return /^\/(?!\/)/.test(url) && url.replace(/[?#].*/, '') !== path
}

function listLinks(node: Nodes): readonly Link[] {
  if (node.type === 'link') return [node]
  return 'children' in node ? (node.children as readonly Nodes[]).flatMap(listLinks) : []
}

/** A heading with all below it. */
export function partAt(blocks: readonly RootContent[], index: number): readonly RootContent[] {
  const start = blocks[index]
  const end = blocks.findIndex(
    (other, at) => at > index && other.type === 'heading' && start?.type === 'heading' && other.depth <= start.depth,
  )
  return blocks.slice(index, end === -1 ? undefined : end)
}
