import type { PageLinkContent } from '../../shared/content/schemas/fields.ts'
import type { BuiltFiles, FileSummary } from '../../shared/content/schemas/files.ts'
import { formatBytes } from '../../shared/file-types.ts'
import { toLinkPath } from '../../shared/links.ts'
import { escapeText, toHeading, toLink, toList, toStrong } from '../../shared/markdown-blocks.ts'

/** Parts that several pages have, as blocks of Markdown. */

type Head = { readonly heading: string; readonly text?: string | undefined }

export function writeHead({ heading, text }: Head, level = 2): readonly string[] {
  return [toHeading(level, heading), ...writeTexts(text)]
}

/** Paragraphs. */
export function writeTexts(...texts: readonly (string | undefined)[]): readonly string[] {
  return texts.flatMap(text => (text === undefined ? [] : [escapeText(text)]))
}

/** What stands above the h1 and below it. */
export function writeHero({
  eyebrow,
  text,
}: {
  readonly eyebrow?: string | undefined
  readonly text?: string | undefined
}) {
  return writeTexts(eyebrow, text)
}

type Card = {
  readonly title: string
  readonly text?: string | undefined
  readonly to?: string | undefined
  /** Facts under the text. */
  readonly features?: readonly string[]
}

/** Cards as a list: the title, as a link where the card leads somewhere, then its text. */
export function writeCards(cards: readonly Card[]): string {
  return toList(
    cards.map(({ title, text, to, features = [] }) => {
      const name = to === undefined ? toStrong(title) : `**${toLink(title, to)}**`
      const head = text === undefined ? name : `${name}: ${escapeText(text)}`
      return features.length === 0 ? head : `${head}\n${toList(features.map(escapeText))}`
    }),
  )
}

export function writeTextList(texts: readonly string[]): string {
  return toList(texts.map(escapeText))
}

export function writeLinks(links: readonly { readonly label: string; readonly to: string }[]): string {
  return toList(links.map(({ label, to }) => toLink(label, to)))
}

export function writePageLink(link: PageLinkContent): string {
  return toLink(link.label, toLinkPath(link))
}

type CallToAction = Head & { readonly primary: PageLinkContent; readonly secondary?: PageLinkContent | undefined }

/** The closing block. */
export function writeCallToAction(content: CallToAction | undefined): readonly string[] {
  if (content === undefined) return []
  const { primary, secondary } = content
  const links = [primary, ...(secondary === undefined ? [] : [secondary])]
  return [...writeHead(content), toList(links.map(writePageLink))]
}

/** Files to download, each with a link for every format. */
export function writeDownloads(list: readonly FileSummary[], files: BuiltFiles): string {
  return toList(
    list.map(({ id, title, description }) => {
      const links = (files[id] ?? []).map(({ format, path, bytes }) =>
        toLink(`${format.toUpperCase()} (${formatBytes(bytes)})`, path),
      )
      return `${toStrong(title)}: ${escapeText(description)} ${links.join(', ')}`.trim()
    }),
  )
}
