import { toPathname } from '../addresses/links.ts'
import { findPage } from '../addresses/resolve-address.ts'
import type { Heading } from './library.ts'

/** Rules for Markdown files that the compiler and the post editor share. */

/** The front matter of a Markdown file; the first group is the YAML between the two lines of three hyphens. */
export const frontMatterPattern = /^---\r?\n([\s\S]*?)\r?\n---(?:\r?\n|$)/

/**
 * The ids of all pages that have a parameter in their path, by the name of the parameter, and as `absent` those of the
 * routes that the site does not have.
 */
export type PageIds = Readonly<Record<string, readonly string[]>>

type Link = { readonly target: string; readonly line: number }

/** Headings begin with ## and go down one level at a time. */
export function findWrongHeadings(headings: readonly Heading[]): readonly Heading[] {
  return headings.filter(({ level }, index) => level === 1 || level > (headings[index - 1]?.level ?? 1) + 1)
}

type RenderedText = { readonly links: readonly Link[]; readonly headings: readonly Heading[] }

/** Links to pages of the site and to headings of the same text that do not exist. */
export function findDeadLinks({ links, headings }: RenderedText, ids: PageIds): readonly Link[] {
  return links.filter(({ target }) => {
    if (target.startsWith('#')) return !headings.some(({ id }) => `#${id}` === target)
    return target.startsWith('/') && !isPage(target, ids)
  })
}

/** A message about the first fault of a text; undefined when it has none. */
export function findTextFault(text: RenderedText, ids: PageIds): string | undefined {
  const [heading] = findWrongHeadings(text.headings)
  if (heading !== undefined) return `The heading "${heading.text}": begin with ## and go down one level at a time`
  const [link] = findDeadLinks(text, ids)
  return link === undefined ? undefined : `Line ${link.line}: the link to ${link.target} leads nowhere`
}

function isPage(target: string, ids: PageIds): boolean {
  const match = findPage(toPathname(target))
  if (match === undefined || ids.absent?.includes(match.route.id)) return false
  return Object.entries(match.params).every(([name, value]) => ids[name]?.includes(value))
}
