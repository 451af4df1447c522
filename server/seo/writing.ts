import type { BlogPosting, Report } from 'schema-dts'
import type { PaperSummary, PostSummary } from '../../shared/content/library.ts'
import { linkTo } from '../../shared/links.ts'
import { toPublisher } from './organization.ts'
import { type SiteFacts, toWholeAddress } from './site-facts.ts'

/** https://schema.org/BlogPosting */
export function toBlogPosting(post: PostSummary, facts: SiteFacts): BlogPosting {
  const { title, excerpt, author, topics, series } = post
  const address = toWholeAddress(facts, linkTo('blogsPost', { postId: post.id }))
  return {
    '@type': 'BlogPosting',
    headline: title,
    description: excerpt,
    url: address,
    mainEntityOfPage: address,
    image: toWholeAddress(facts, post.cover.src),
    datePublished: post.publishedAt ?? post.publishedOn,
    author: toPerson(author.name, author.role),
    publisher: toPublisher(facts),
    keywords: [...topics],
    inLanguage: 'en-US',
    ...(series !== undefined && {
      isPartOf: { '@type': 'CreativeWorkSeries', name: series.name },
      position: series.part,
    }),
  }
}

/** https://schema.org/Report */
export function toReport(paper: PaperSummary, facts: SiteFacts): Report {
  const { title, abstract, authors, category, tags } = paper
  const address = toWholeAddress(facts, linkTo('whitePaper', { paperId: paper.id }))
  return {
    '@type': 'Report',
    headline: title,
    abstract,
    url: address,
    mainEntityOfPage: address,
    image: toWholeAddress(facts, paper.cover.src),
    datePublished: paper.datePublished,
    author: authors.map(({ name, title: role }) => toPerson(name, role)),
    publisher: toPublisher(facts),
    about: category,
    keywords: [...tags],
    inLanguage: 'en-US',
  }
}

function toPerson(name: string, jobTitle: string) {
  return { '@type': 'Person', name, jobTitle } as const
}
