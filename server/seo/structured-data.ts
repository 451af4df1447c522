import type { BlogPosting, Graph, ImageObject, Report, Service as ServiceNode, Thing, VideoObject } from 'schema-dts'
import { linkTo } from '../../shared/addresses/links.ts'
import type { PaperSummary, PostSummary, Service, ShownTerm } from '../../shared/content/library.ts'
import type { AboutText, LandscapeText } from '../../shared/content/schemas/page-texts.ts'
import type { Page, PageMeta } from '../../shared/site-pages/page-data.ts'
import { filmFiles } from '../../shared/values/film-files.ts'
import { toPictureSource } from '../../shared/values/pictures.ts'
import { toBreadcrumbs } from './breadcrumbs.ts'
import { toCollectionPage } from './collection.ts'
import { toChartLink, toDataset } from './dataset.ts'
import { toFaqPage } from './faq.ts'
import { toJobPosting } from './job-posting.ts'
import { type SiteFacts, toAbsoluteUrl, toOrganization, toPublisher, toWebSite } from './organization.ts'
import { toPerson, toProfilePage } from './person.ts'

/** The metadata of a page for search engines as one schema.org graph; undefined when there is none. */
export function toStructuredData(page: Page, facts: SiteFacts): Graph | undefined {
  if (!page.meta.isIndexable) return undefined
  const things = [toSubject(page, facts), toFaqPage(page), toBreadcrumbs(page, facts)]
    .flat()
    .filter(thing => thing !== undefined)
  return things.length === 0 ? undefined : { '@context': 'https://schema.org', '@graph': things }
}

/** What the page is about, if schema.org has a type for it. */
function toSubject({ screen, data, meta, today }: Page, facts: SiteFacts): Thing | readonly Thing[] | undefined {
  switch (screen) {
    case 'home':
      return [toOrganization(facts), toWebSite(facts)]
    case 'about':
      return data.text.film && toVideoObject(data.text.film, meta, facts)
    case 'person':
      return toProfilePage(data.person, facts)
    case 'service':
    case 'solutions':
      return toService(data.service, meta, facts)
    case 'post':
      return toBlogPosting(data.article, facts)
    case 'whitePaper':
      return toReport(data.article, facts)
    case 'topics':
      return toCollectionPage(
        meta,
        data.topics.map(({ title, to }) => ({ label: title, to })),
        facts,
      )
    case 'topic':
      return toCollectionPage(meta, data.topic.reading, facts)
    case 'job':
      return facts.siteData.sample === undefined ? toJobPosting(data.job, today, facts) : undefined
    case 'charts':
      return 'chart' in data
        ? toDataset(data, meta, facts)
        : toCollectionPage(meta, data.charts.map(toChartLink), facts)
    case 'landscape':
      return toImageObject(data.text, facts)
    case 'glossary':
      return toTermSet(data.terms, meta, facts)
    default:
      return undefined
  }
}

function toService(service: Service, { canonicalPath = '' }: PageMeta, facts: SiteFacts): ServiceNode {
  return {
    '@type': 'Service',
    name: service.hero.heading,
    description: service.meta.description,
    url: toAbsoluteUrl(facts, canonicalPath),
    image: toAbsoluteUrl(facts, service.hero.picture.src),
    provider: toPublisher(facts),
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: service.offer.heading,
      itemListElement: service.offer.cards.map(({ title }) => ({
        '@type': 'Offer',
        itemOffered: { '@type': 'Service', name: title },
      })),
    },
  }
}

function toBlogPosting(post: PostSummary, facts: SiteFacts): BlogPosting {
  const { id, title, excerpt, cover, author, topics, series } = post
  return {
    '@type': 'BlogPosting',
    ...toWriting({ path: linkTo('blogsPost', { postId: id }), title, cover, keywords: topics }, facts),
    description: excerpt,
    datePublished: post.publishedAt ?? post.publishedOn,
    ...(post.changedOn !== undefined && { dateModified: post.changedOn }),
    author: toPerson(author, facts),
    ...(series !== undefined && {
      isPartOf: { '@type': 'CreativeWorkSeries', name: series.name },
      position: series.part,
    }),
  }
}

function toReport(paper: PaperSummary, facts: SiteFacts): Report {
  const { id, title, abstract, cover, authors, category, tags } = paper
  return {
    '@type': 'Report',
    ...toWriting({ path: linkTo('whitePaper', { paperId: id }), title, cover, keywords: tags }, facts),
    abstract,
    datePublished: paper.datePublished,
    ...(paper.changedOn !== undefined && { dateModified: paper.changedOn }),
    author: authors.map(({ id, name, title: role }) => toPerson({ id, name, role }, facts)),
    about: category,
  }
}

type Writing = Pick<PostSummary, 'title' | 'cover'> & { readonly path: string; readonly keywords: readonly string[] }

function toWriting({ path, title, cover, keywords }: Writing, facts: SiteFacts) {
  const url = toAbsoluteUrl(facts, path)
  return {
    headline: title,
    url,
    mainEntityOfPage: url,
    image: toAbsoluteUrl(facts, cover.src),
    publisher: toPublisher(facts),
    keywords: [...keywords],
    inLanguage: 'en-US',
  }
}

/** Without the definitions, which the page has. */
function toTermSet(terms: readonly ShownTerm[], { title, canonicalPath = '' }: PageMeta, facts: SiteFacts) {
  const url = toAbsoluteUrl(facts, canonicalPath)
  const hasDefinedTerm = terms.map(({ id, term }) => {
    return { '@type': 'DefinedTerm', name: term, url: `${url}#${id}` } as const
  })
  return { '@type': 'DefinedTermSet', name: title, url, hasDefinedTerm } as const
}

function toImageObject({ meta, image }: LandscapeText, facts: SiteFacts): ImageObject {
  const { width, height } = toPictureSource(image.src)
  return {
    '@type': 'ImageObject',
    name: meta.title,
    description: image.alt,
    contentUrl: toAbsoluteUrl(facts, image.src),
    encodingFormat: 'image/png',
    width: `${width}px`,
    height: `${height}px`,
    creator: toPublisher(facts),
  }
}

function toVideoObject(
  film: NonNullable<AboutText['film']>,
  { canonicalPath = '' }: PageMeta,
  facts: SiteFacts,
): VideoObject {
  return {
    '@type': 'VideoObject',
    name: film.heading,
    description: film.text,
    url: toAbsoluteUrl(facts, canonicalPath),
    contentUrl: toAbsoluteUrl(facts, filmFiles.video),
    thumbnailUrl: toAbsoluteUrl(facts, filmFiles.poster),
    encodingFormat: 'video/mp4',
    uploadDate: film.publishedOn,
    duration: `PT${film.seconds}S`,
    inLanguage: 'en-US',
    publisher: toPublisher(facts),
  }
}
