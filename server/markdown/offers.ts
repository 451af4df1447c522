import { formatMonth } from '../../shared/dates.ts'
import { linkTo } from '../../shared/links.ts'
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
import { writeDemoCards } from './lists.ts'
import {
  writeCallToAction,
  writeCards,
  writeHead,
  writeHero,
  writePageLink,
  writeTextList,
  writeTexts,
} from './parts.ts'
import { writeSections } from './sections.ts'
import type { WriterContext, WrittenPage } from './writer.ts'

/** Services, prices, demos and the map of products. */

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

export function writeDemo({ text, demo, industries, others }: ScreenData['demo']): WrittenPage {
  const { inYourCompany: words } = text
  return {
    heading: demo.name,
    blocks: [
      ...writeTexts(demo.description, [...demo.industries, ...demo.technology].join(', ')),
      toLink('The demo, which runs in the browser', linkTo('demo', { demoId: demo.id })),
      ...(demo.inYourCompany === undefined
        ? []
        : [
            ...writeHead({ heading: words.heading, text: demo.inYourCompany.text }),
            toHeading(3, words.points),
            writeTextList(demo.inYourCompany.points),
            toHeading(3, words.industries),
            toList(industries.map(({ id, name }) => toLink(name, linkTo('industry', { industryId: id })))),
            writePageLink({ ...words.contact, topic: demo.id }),
          ]),
      ...writeHead(text.others),
      writeDemoCards(others),
    ],
  }
}

export function writeLandscape({ text, asOf, legend, layers }: ScreenData['landscape']): WrittenPage {
  return {
    heading: text.hero.heading,
    blocks: [
      ...writeHero({ ...text.hero, eyebrow: `${text.hero.eyebrow ?? ''}, as of ${formatMonth(asOf)}` }),
      ...writeHead(text.list),
      writeCards(Object.entries(legend).map(([mark, meaning]) => ({ title: mark, text: meaning }))),
      ...layers.flatMap(({ name, summary, categories }) => [
        ...writeHead({ heading: name, text: summary }, 3),
        ...categories.flatMap(category => [
          ...writeHead({ heading: category.name, text: category.question }, 4),
          toList(
            category.products.map(({ name: product, maker, url, license, delivery, note }) => {
              const fact = maker === product ? note : `${maker}. ${note}`
              return `${toLink(product, url)} (${[license, ...delivery].join(', ')}): ${escapeText(fact)}`
            }),
          ),
        ]),
      ]),
    ],
  }
}
