import { formatLongDate } from '../../shared/dates.ts'
import { linkTo } from '../../shared/links.ts'
import { escapeText, toLink, toList, toNumberedList, toStrong } from '../../shared/markdown-blocks.ts'
import type { ScreenData } from '../../shared/page-data.ts'
import type { ReadingStep } from '../../shared/topics/topic.ts'
import { writeCallToAction, writeCards, writeDownloads, writeHead, writeHero, writeLinks, writeTexts } from './parts.ts'
import type { WriterContext, WrittenPage } from './writer.ts'

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

export function writePerson({ text, person, pieces, earlier }: ScreenData['person'], { library }: WriterContext) {
  const { name, role, summary, bio, answersFor, readFirst = [], leads, reviewed, contact } = person
  const written = [...pieces, ...earlier]
  const heading = text.contact.heading
  return {
    heading: name,
    blocks: [
      ...writeTexts(role, summary, library.siteData.sample?.people),
      ...writeHead({ heading: text.answers, text: bio }),
      writeCards(answersFor),
      ...(readFirst.length === 0 ? [] : [writeLinks(readFirst)]),
      ...(leads.length === 0 ? [] : [...writeHead(text.leads), writeCards(leads)]),
      ...(written.length === 0 ? [] : [...writeHead({ heading: text.writing }), writePieces(written)]),
      ...(reviewed.length === 0
        ? []
        : [
            ...writeHead(text.reviews),
            writePieces(reviewed.map(({ reviewedOn, ...piece }) => ({ ...piece, publishedOn: reviewedOn }))),
          ]),
      ...writeCallToAction({
        heading,
        text: contact.text,
        primary: { label: text.contact.button, page: 'contact', topic: contact.topic },
        secondary: text.contact.secondary,
      }),
    ],
  }
}

function writePieces(pieces: readonly { readonly title: string; readonly to: string; readonly publishedOn: string }[]) {
  return toList(pieces.map(({ title, to, publishedOn }) => `${toLink(title, to)}, ${formatLongDate(publishedOn)}`))
}

export function writeTopics({ text, topics, lists }: ScreenData['topics']): WrittenPage {
  return {
    heading: text.hero.heading,
    blocks: [
      ...writeHero(text.hero),
      ...writeHead(text.topics),
      writeCards(topics),
      ...writeHead(text.roles),
      ...lists.flatMap(({ role, text, reading }) => [...writeHead({ heading: role, text }, 3), writeSteps(reading)]),
      ...writeCallToAction(text.callToAction),
    ],
  }
}

export function writeTopic({ words, topic, more }: ScreenData['topic'], { files }: WriterContext): WrittenPage {
  const { hero, introduction, reading, callToAction } = topic
  const groups = [
    { heading: words.useCases, links: topic.useCases },
    { heading: words.demos, links: topic.demos },
    { heading: words.calculators, links: topic.calculators },
    { heading: words.products, links: topic.products },
  ].filter(({ links }) => links.length > 0)
  return {
    heading: hero.heading,
    blocks: [
      ...writeHero(hero),
      ...writeHead(introduction),
      ...writeTexts(...introduction.paragraphs),
      ...writeHead({ heading: words.reading.heading }),
      writeSteps(reading),
      ...(more.length === 0 ? [] : [...writeHead(words.more), writeLinks(more)]),
      ...(groups.length === 0 ? [] : writeHead(words.practice)),
      ...groups.flatMap(({ heading, links }) => [...writeHead({ heading }, 3), writeLinks(links)]),
      ...(topic.files.length === 0 ? [] : [...writeHead(words.files), writeDownloads(topic.files, files)]),
      ...writeCallToAction(callToAction),
    ],
  }
}

function writeSteps(steps: readonly ReadingStep[]): string {
  return toNumberedList(
    steps.map(({ label, to, minutes, why }) => `${toLink(label, to)} (${minutes} min): ${escapeText(why)}`),
  )
}
