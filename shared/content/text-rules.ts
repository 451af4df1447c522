import { findPage } from '../resolve-address.ts'
import type { Heading } from './library.ts'

/** Rules for the text of a piece, once it is rendered: the compiler and the post editor hold to the same. */

/** The pieces that exist, by the name of their parameter in the route table. */
export type PageIds = Readonly<Record<string, readonly string[]>>

type Link = { readonly target: string; readonly line: number }

/** Headings begin with ## and go down one level at a time. */
export function findWrongHeadings(headings: readonly Heading[]): readonly Heading[] {
  return headings.filter(({ level }, index) => level === 1 || level > (headings[index - 1]?.level ?? 1) + 1)
}

type RenderedText = { readonly links: readonly Link[]; readonly headings: readonly Heading[] }

/** Links within the site that lead to no page, and within the piece to no heading. */
export function findDeadLinks({ links, headings }: RenderedText, ids: PageIds): readonly Link[] {
  return links.filter(({ target }) => {
    if (target.startsWith('#')) return !headings.some(({ id }) => `#${id}` === target)
    return target.startsWith('/') && !isPage(target, ids)
  })
}

/** The first fault of a text in words; undefined when there is none. */
export function findTextFault(text: RenderedText, ids: PageIds): string | undefined {
  const [heading] = findWrongHeadings(text.headings)
  if (heading !== undefined) return `The heading "${heading.text}": begin with ## and go down one level at a time`
  const [link] = findDeadLinks(text, ids)
  return link === undefined ? undefined : `Line ${link.line}: the link to ${link.target} leads nowhere`
}

function isPage(target: string, ids: PageIds): boolean {
  const match = findPage(target.replace(/[?#].*$/, ''))
  if (match === undefined) return false
  return Object.entries(match.params).every(([name, value]) => ids[name]?.includes(value))
}
