import { filmFiles } from '../../shared/film-files.ts'
import { linkTo } from '../../shared/links.ts'
import { escapeText, toLink, toList, toStrong, toTable } from '../../shared/markdown-blocks.ts'
import type { ScreenData } from '../../shared/page-data.ts'
import { toServicePath } from '../../shared/service-path.ts'
import { writeDemoCards } from './demos.ts'
import { writePosts } from './lists.ts'
import { writeCallToAction, writeCards, writeHead, writeHero, writeLinks, writePageLink, writeTexts } from './parts.ts'
import type { WriterContext, WrittenPage } from './writer.ts'

/** Pages about the company. */

export function writeHome({ text, services, demos, posts }: ScreenData['home'], context: WriterContext): WrittenPage {
  const { primary, secondary } = text.hero
  const { sample } = text
  return {
    heading: text.hero.heading,
    blocks: [
      ...writeHero(text.hero),
      toList([primary, secondary].map(writePageLink)),
      ...writeHead(text.services),
      writeCards(services.map(({ title, description }) => ({ title, text: description, to: toServicePath(title) }))),
      ...writeHead(text.solutions),
      writeCards(
        text.solutions.cards.map(({ title, description }) => ({ title, text: description, to: linkTo('aiSolutions') })),
      ),
      ...writeHead(sample),
      ...writeTexts(sample.note),
      toTable([
        ['Area', 'Score', 'Finding'],
        ...sample.areas.map(({ area, score, finding }) => [area, score.toFixed(1), finding]),
      ]),
      ...writeTexts(sample.next),
      ...writeHead(text.demos),
      writeDemoCards(demos),
      writePageLink(text.demos.all),
      ...writeHead(text.industries),
      writeLinks(
        context.library.siteData.industries.map(({ id, name }) => {
          return { label: name, to: linkTo('industry', { industryId: id }) }
        }),
      ),
      ...writeHead(text.writing),
      writePosts(posts),
      writePageLink(text.writing.all),
      ...writeCallToAction(text.callToAction),
    ],
  }
}

export function writeAbout({ text, team }: ScreenData['about']): WrittenPage {
  return {
    heading: text.hero.heading,
    blocks: [
      ...writeHero(text.hero),
      ...writeHead(text.film),
      toLink('Film', filmFiles.video),
      ...writeHead(text.directions),
      ...writeHead(text.mission, 3),
      ...writeHead(text.vision, 3),
      ...writeHead(text.team),
      toList(
        team.map(({ name, role, bio, linkedin }) => {
          return `${toStrong(name)}, ${escapeText(role)}: ${escapeText(bio)} ${toLink('LinkedIn', linkedin)}`
        }),
      ),
      ...writeCallToAction(text.callToAction),
    ],
  }
}

export function writeContact({ text, topic, isSent }: ScreenData['contact'], { library, runtime }: WriterContext) {
  const { site } = library.siteData
  const { hero, form, details, next } = text
  const days = String(runtime.days.delivered)
  return {
    heading: hero.heading,
    blocks: [
      ...writeHero(hero),
      ...writeHead(form),
      ...writeTexts(isSent ? undefined : topic && `${form.about} ${topic.label}`, topic?.prompt ?? form.prompt),
      toLink('The form', linkTo('contact')),
      writeCards(form.notes.map(({ title, text: note }) => ({ title, text: note.replace('{days}', days) }))),
      ...writeHead(details),
      toList([
        `${toLink(site.phone.display, `tel:${site.phone.tel}`)}: ${escapeText(details.phone)}`,
        `${toLink(site.email.info, `mailto:${site.email.info}`)}: ${escapeText(details.email)}`,
        escapeText(site.location),
      ]),
      ...writeHead({ heading: next.heading }),
      writeCards(next.steps.map(({ when, text: what }) => ({ title: when, text: what }))),
    ],
  }
}
