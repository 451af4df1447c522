import { formatMonth } from '../../shared/dates.ts'
import { escapeText, toLink, toList } from '../../shared/markdown-blocks.ts'
import type { ScreenData } from '../../shared/page-data.ts'
import { writeCards, writeHead, writeHero } from './parts.ts'
import type { WrittenPage } from './writer.ts'

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
