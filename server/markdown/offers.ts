import {
  escapeText,
  toHeading,
  toLink,
  toList,
  toNumberedList,
  toStrong,
  toTable,
} from '../../shared/markdown-blocks.ts'
import type { ScreenData } from '../../shared/page-data.ts'
import { toServicePath } from '../../shared/service-path.ts'
import { writeCallToAction, writeCards, writeHead, writeHero, writeTextList, writeTexts } from './parts.ts'
import { writeSections } from './sections.ts'
import type { WriterContext, WrittenPage } from './writer.ts'

/** Services, prices and pages of text. */

export function writeServices({ text, methodologies }: ScreenData['services']): WrittenPage {
  return {
    heading: text.hero.heading,
    blocks: [
      ...writeHero(text.hero),
      writeCards(text.cards.map(({ title, description }) => ({ title, text: description, to: toServicePath(title) }))),
      ...writeHead(text.methodologies),
      writeCards(methodologies.map(({ title, description, steps }) => ({ title, text: description, features: steps }))),
      ...writeCallToAction(text.callToAction),
    ],
  }
}

export function writeService({ service }: ScreenData['service'], context: WriterContext): WrittenPage {
  const { hero, intro, offer, sections, callToAction } = service
  return {
    heading: hero.heading,
    blocks: [
      ...writeHero(hero),
      ...writeHead(intro),
      ...(intro.link === undefined ? [] : [toLink(intro.link.label, intro.link.to)]),
      ...writeHead(offer),
      ...offer.cards.flatMap(({ title, description, features }) => [
        ...writeHead({ heading: title, text: description }, 3),
        ...(features.length > 0 ? [toStrong(offer.featuresLabel), writeTextList(features)] : []),
      ]),
      ...writeSections(sections, context),
      ...writeCallToAction(callToAction),
    ],
  }
}

export function writeTextPage({ text }: ScreenData['text'], context: WriterContext): WrittenPage {
  return {
    heading: text.hero.heading,
    blocks: [
      ...writeHero(text.hero),
      ...writeSections(text.sections, context),
      ...writeCallToAction(text.callToAction),
    ],
  }
}

export function writePricing({ text, estimate }: ScreenData['pricing'], context: WriterContext): WrittenPage {
  const { labels, inputs, words } = estimate
  const fields = inputs.map(({ label, value, options, error }) => {
    const shown = options?.find(option => option.value === value)?.label ?? value
    return escapeText(error === undefined ? `${label}: ${shown}` : `${label}: ${shown} (${error})`)
  })
  const result =
    words === undefined
      ? writeTexts(labels.waiting)
      : [
          ...writeHead({ heading: labels.total, text: `${words.price}, ${words.weeks}` }, 3),
          `${escapeText(labels.model)} ${toStrong(words.fit.name)} ${escapeText(words.fit.reason)}`,
          ...writeTexts(labels.note),
          toHeading(3, labels.lines),
          toTable([labels.columns, ...words.rows]),
          ...writeTexts(words.note),
          toHeading(3, labels.formula),
          toNumberedList(words.formula.map(escapeText)),
        ]
  return {
    heading: text.hero.heading,
    blocks: [
      ...writeHero(text.hero),
      ...writeHead(estimate),
      toList(fields),
      ...result,
      ...writeSections(text.sections, context),
      ...writeCallToAction(text.callToAction),
    ],
  }
}
