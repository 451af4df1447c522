import { linkTo } from '../../shared/links.ts'
import { toHeading, toLink, toList } from '../../shared/markdown-blocks.ts'
import type { ScreenData } from '../../shared/page-data.ts'
import {
  writeCallToAction,
  writeCards,
  writeHead,
  writeHero,
  writeLinks,
  writePageLink,
  writeTextList,
  writeTexts,
} from './parts.ts'
import { writeSections } from './sections.ts'
import type { WriterContext, WrittenPage } from './writer.ts'

export function writeDemos({ text, demos, filters }: ScreenData['demos']): WrittenPage {
  const chosen = Object.values(filters).filter(value => value !== undefined)
  return {
    heading: text.hero.heading,
    blocks: [
      ...writeHero(text.hero),
      ...writeTexts(chosen.length > 0 ? `Filtered by ${chosen.join(', ')}` : undefined),
      demos.length === 0 ? writeLinks([{ label: 'View all demos', to: linkTo('demos') }]) : writeDemoCards(demos),
      ...writeCallToAction(text.callToAction),
    ],
  }
}

export function writeDemo({ text, demo, industries, others }: ScreenData['demo'], context: WriterContext): WrittenPage {
  const { inYourCompany: words } = text
  return {
    heading: demo.name,
    blocks: [
      ...writeTexts(demo.description, [...demo.industries, ...demo.technology].join(', ')),
      toLink('The demo, which runs in the browser', linkTo('demo', { demoId: demo.id })),
      ...writeSections(demo.sections, context),
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

type DemoCard = Pick<ScreenData['demos']['demos'][number], 'id' | 'name' | 'description' | 'requiresAuth'>

export function writeDemoCards(demos: readonly DemoCard[]): string {
  return writeCards(
    demos.map(({ id, name, description, requiresAuth }) => ({
      title: name,
      text: requiresAuth ? `${description} Requires login.` : description,
      to: linkTo('demo', { demoId: id }),
    })),
  )
}
