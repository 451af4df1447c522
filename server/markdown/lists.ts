import { toTopicQuery } from '../../shared/blog/topics.ts'
import type { PostCard } from '../../shared/content/library.ts'
import { formatLongDate, monthNames } from '../../shared/dates.ts'
import { formatPay } from '../../shared/format-pay.ts'
import { linkTo } from '../../shared/links.ts'
import { toHeading, toLink, toList } from '../../shared/markdown-blocks.ts'
import type { ScreenData } from '../../shared/page-data.ts'
import { writeCallToAction, writeCards, writeHead, writeHero, writeLinks, writePageLink, writeTexts } from './parts.ts'
import { writeSections } from './sections.ts'
import type { WriterContext, WrittenPage } from './writer.ts'

/** Pages that list pieces, jobs, demos and engagements. */

export function writePostList(data: ScreenData['blog'], route: 'blog' | 'blogs'): WrittenPage {
  const { text, posts, period, topic, page, pageCount } = data
  const shown = period === undefined ? text.subtitle : `Posts from ${monthNames[period.month - 1]} ${period.year}`
  const others = Array.from({ length: pageCount }, (_, index) => index + 1).filter(number => number !== page)
  const toPage = (number: number) =>
    linkTo(route, undefined, { ...period, ...toTopicQuery(topic), page: number > 1 ? number : undefined })
  return {
    heading: text.heading,
    blocks: [
      ...writeTexts(shown, topic && `Topic: ${topic}`),
      toHeading(2, pageCount > 1 ? `Posts, page ${page} of ${pageCount}` : 'Posts'),
      writePosts(posts),
      ...(others.length > 0 ? [toList(others.map(number => toLink(`Page ${number}`, toPage(number))))] : []),
    ],
  }
}

export function writePosts(
  posts: readonly (Pick<PostCard, 'id' | 'displayTitle' | 'publishedOn'> & Partial<PostCard>)[],
) {
  return writeCards(
    posts.map(({ id, displayTitle, publishedOn, excerpt = '', author }) => ({
      title: displayTitle,
      to: linkTo('blogsPost', { postId: id }),
      text: [excerpt, ...(author ? [`${author.name},`] : []), formatLongDate(publishedOn)].join(' ').trim(),
    })),
  )
}

export function writePapers({ text, papers }: ScreenData['whitePapers']): WrittenPage {
  return {
    heading: text.hero.heading,
    blocks: [
      ...writeHero(text.hero),
      ...writeHead(text.featured),
      writeCards(
        papers.map(({ id, title, abstract }) => ({ title, text: abstract, to: linkTo('whitePaper', { paperId: id }) })),
      ),
    ],
  }
}

export function writeCareers({ text, jobs }: ScreenData['careers'], context: WriterContext): WrittenPage {
  const { site, sample } = context.library.siteData
  const { email } = site
  return {
    heading: text.hero.heading,
    blocks: [
      ...writeHero(text.hero),
      ...writeHead(text.culture),
      writeCards(text.culture.highlights.map(({ title, description }) => ({ title, text: description }))),
      ...writeHead(text.openings),
      writeCards(
        jobs.map(({ id, title, location, type, department, summary, pay }) => ({
          title,
          to: linkTo('job', { jobId: id }),
          text: summary,
          features: [[location, type, department].join(' · '), formatPay(pay)],
        })),
      ),
      ...writeTexts(sample?.pay),
      ...writeSections(text.sections, context),
      ...writeHead(text.apply),
      toList([toLink(email.careers, `mailto:${email.careers}`), writePageLink(text.apply.more)]),
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

export function writeWork({ text, engagements }: ScreenData['work'], context: WriterContext): WrittenPage {
  const { clients } = text.references
  return {
    heading: text.hero.heading,
    blocks: [
      ...writeHero(text.hero),
      ...writeHead(text.engagements),
      writeCards(
        engagements.map(({ id, title, isInvented, outcome, summary, figures }) => ({
          title,
          to: linkTo('engagement', { engagementId: id }),
          text: summary,
          features: [
            isInvented ? `${text.invented} · ${outcome}` : outcome,
            ...figures.map(({ value, label }) => `${label}: ${value}`),
          ],
        })),
      ),
      ...(clients.length > 0
        ? [
            ...writeHead(text.references),
            writeCards(
              clients.map(({ name, quote, person, date }) => ({
                title: name,
                text: `“${quote}” ${person}, ${formatLongDate(date)}`,
              })),
            ),
          ]
        : []),
      ...writeSections(text.sections, context),
      ...writeCallToAction(text.callToAction),
    ],
  }
}
