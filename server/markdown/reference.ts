import { linkTo } from '../../shared/links.ts'
import { escapeText, toLink, toList, toStrong } from '../../shared/markdown-blocks.ts'
import type { ScreenData } from '../../shared/page-data.ts'
import { writeCallToAction, writeHero } from './parts.ts'
import type { WrittenPage } from './writer.ts'

/** Pages that lead through the library. */

export function writeGlossary({ text, terms }: ScreenData['glossary']): WrittenPage {
  const { words } = text
  const toNamedLinks = (name: string, links: readonly string[]) =>
    links.length === 0 ? '' : ` ${escapeText(name)}: ${links.join(', ')}.`
  return {
    heading: text.hero.heading,
    blocks: [
      ...writeHero(text.hero),
      toList(
        terms.map(({ term, definition, piece, sources = [], seeAlso = [] }) =>
          [
            `${toStrong(term)}: ${escapeText(definition)}`,
            toNamedLinks(words.read, piece === undefined ? [] : [toLink(piece.label, piece.to)]),
            toNamedLinks(
              words.sources,
              sources.map(({ url, publisher, year }) => toLink(`${publisher}, ${year}`, url)),
            ),
            toNamedLinks(
              words.seeAlso,
              seeAlso.map(({ id, term: other }) => toLink(other, `${linkTo('glossary')}#${id}`)),
            ),
          ].join(''),
        ),
      ),
      ...writeCallToAction(text.callToAction),
    ],
  }
}
