import type { Element } from 'hast'

/** Whether an element is a fenced block of code in a language. */
export function isFencedBlock({ tagName, children: [code] }: Element, language: string): boolean {
  if (tagName !== 'pre' || code?.type !== 'element') return false
  const { className } = code.properties
  return Array.isArray(className) && className.includes(`language-${language}`)
}
