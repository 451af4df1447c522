import { toTopicQuery } from '../../shared/blog/topics.ts'
import type { PostCard } from '../../shared/content/library.ts'
import { formatLongDate, monthNames } from '../../shared/dates.ts'
import { linkTo } from '../../shared/links.ts'
import { toHeading, toLink, toList } from '../../shared/markdown-blocks.ts'
import type { ScreenData } from '../../shared/page-data.ts'
import { writeCallToAction, writeCards, writeHead, writeHero, writeTexts } from './parts.ts'
import { writeSections } from './sections.ts'
import type { WriterContext, WrittenPage } from './writer.ts'

/** Pages that list pieces and engagements. */

export function writePostList(data: ScreenData['blog'], route: 'blog' | 'blogs'): WrittenPage {
  const { text, posts, period, topic, notice, page, pageCount } = data
  const shown = period === undefined ? text.subtitle : `Posts from ${monthNames[period.month - 1]} ${period.year}`
  const others = Array.from({ length: pageCount }, (_, index) => index + 1).filter(number => number !== page)
  const toPage = (number: number) =>
    linkTo(route, undefined, { ...period, ...toTopicQuery(topic), page: number > 1 ? number : undefined })
  return {
    heading: text.heading,
    blocks: [
      ...writeTexts(shown, topic && `Topic: ${topic.title}`, notice),
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
