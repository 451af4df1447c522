import type { Element, Root } from 'hast'
import { toText } from './to-text.ts'

export type CalculatorBlock = { readonly id: string; readonly line: number }

/** Replaces each block ```calculator, whose text is the id of a known one, by a comment where the page puts it. */
export function insertCalculators(tree: Root, isKnown = (_id: string) => true): readonly CalculatorBlock[] {
  return tree.children.flatMap((block, index) => {
    if (block.type !== 'element' || !isFencedBlock(block, 'calculator')) return []
    const id = toText(block).trim()
    if (!isKnown(id)) return []
    tree.children[index] = { type: 'comment', value: `calculator:${id}` }
    return [{ id, line: block.position?.start.line ?? 1 }]
  })
}

/** Whether an element is a fenced block of code in a language. */
export function isFencedBlock({ tagName, children: [code] }: Element, language: string): boolean {
  if (tagName !== 'pre' || code?.type !== 'element') return false
  const { className } = code.properties
  return Array.isArray(className) && className.includes(`language-${language}`)
}
