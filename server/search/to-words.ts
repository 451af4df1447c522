import type { Nodes } from 'mdast'

/** The text of blocks as one line: what a reader sees, with dots between rows, cells and items that end no sentence. */
export function toWords(blocks: readonly Nodes[]): string {
  return joinApart(blocks.map(read))
}

function read(node: Nodes): string {
  if ('value' in node) return node.type === 'code' ? '' : node.value
  if (!('children' in node)) return ''
  const isPhrase = ['paragraph', 'heading', 'tableCell', 'link', 'strong', 'emphasis', 'delete'].includes(node.type)
  const texts = (node.children as readonly Nodes[]).map(read)
  return isPhrase ? texts.join('') : joinApart(texts)
}

/** Texts in one line, with a dot after each that has no mark at its end. */
export function joinApart(texts: readonly string[]): string {
  const parts = texts.map(text => text.replace(/\s+/g, ' ').trim()).filter(text => text !== '')
  return parts.map((text, at) => (at === 0 ? '' : /[.?!:;,…]$/.test(parts[at - 1] ?? '') ? ' ' : ' · ') + text).join('')
}
