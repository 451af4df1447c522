import type { ElementContent, Root, RootContent } from 'hast'
import type { Passage } from '../../../search/passages.ts'
import { typeset } from '../typeset.ts'

/** Figures repeat the tables beside them, code is no prose, and the references name what others wrote. */
const left = new Set(['figure', 'pre', 'sup', 'svg'])

/** The text of a piece by its headings. The part before the first heading has none. */
export function splitBody({ children }: Root): readonly Passage[] {
  const parts: { at?: string; heading?: string; texts: string[] }[] = [{ texts: [] }]
  for (const node of children) {
    if (node.type !== 'element' || node.properties.dataFootnotes !== undefined) continue
    if (/^h[2-6]$/.test(node.tagName)) {
      parts.push({ at: `#${node.properties.id}`, heading: typeset(toPlainText(node)), texts: [] })
    } else parts.at(-1)?.texts.push(toPlainText(node))
  }
  return parts.map(({ texts, ...head }) => ({ ...head, text: typeset(texts.filter(Boolean).join(' ')) }))
}

const blocks = /^(li|t[hdr]|p|br)$/

function toPlainText(node: RootContent | ElementContent): string {
  return readText(node).replace(/\s+/g, ' ').trim()
}

function readText(node: RootContent | ElementContent): string {
  if (node.type === 'text') return node.value
  if (node.type !== 'element' || left.has(node.tagName)) return ''
  const text = node.children.map(readText).join('')
  return blocks.test(node.tagName) ? ` ${text} ` : text
}
