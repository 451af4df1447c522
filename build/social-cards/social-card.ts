import { chartFilePath } from '../../shared/addresses/chart-files.ts'
import type { Site } from '../../shared/content/schemas/site.ts'
import type { Page } from '../../shared/site-pages/page-data.ts'
import { toOwnTitle } from '../../shared/site-pages/page-title.ts'
import { formatLongDate } from '../../shared/values/dates.ts'
import { filmFiles } from '../../shared/values/film-files.ts'
import { defaultPictures, industryPictures } from '../../shared/values/pictures.ts'

/** The content of a page's preview picture, which other sites show beside a link. */
export type SocialCard = {
  /** The kind of page, above the title. */
  readonly label?: string
  readonly title: string
  /** The part of the title after a colon. */
  readonly subtitle?: string
  /** Without one, an arcade under the words. */
  readonly picture?: CardPicture
}

export type CardPicture = {
  /** Path of a file in public/. */
  readonly src: string
  /** The side that stays when the picture is cropped; the center by default. */
  readonly focus?: 'right'
  /** Path of a screenshot, shown uncropped in front of the picture. */
  readonly screen?: string
  /** It has words of its own and is the whole card. */
  readonly isWhole?: boolean
}

export function toSocialCard(page: Page, site: Site): SocialCard {
  const { label, title } = toWords(page, site)
  const colon = title.indexOf(': ')
  const parts = colon === -1 ? { title } : { title: title.slice(0, colon), subtitle: title.slice(colon + 2) }
  const picture = toCardPicture(page)
  return {
    ...(label !== undefined && label !== title && { label }),
    ...parts,
    ...(picture !== undefined && { picture }),
  }
}

function toWords({ screen, data, meta }: Page, site: Site): { label?: string; title: string } {
  switch (screen) {
    case 'post':
      return { label: `Blog · ${formatLongDate(data.article.publishedOn)}`, title: data.article.displayTitle }
    case 'whitePaper':
      return { label: `White Paper · ${data.article.category}`, title: data.article.title }
    case 'service':
    case 'solutions':
      return { label: 'Services', title: data.service.hero.heading }
    case 'industry':
      return { label: 'Industries', title: data.industry.title }
    case 'topic':
      return { label: 'Topics', title: data.topic.hero.heading }
    case 'demo':
      return { label: 'Interactive Demo', title: data.demo.name }
    case 'job':
      return { label: `Careers · ${data.job.location} · ${data.job.type}`, title: data.job.title }
    case 'person':
      return { label: 'Team', title: `${data.person.name}: ${data.person.role}` }
    case 'home':
    case 'landscape':
      return { label: data.text.hero.eyebrow, title: data.text.hero.heading }
    case 'blog':
    case 'blogs':
    case 'search':
      return { title: data.text.heading }
    case 'message':
      return { title: data.heading }
    case 'charts':
      return 'chart' in data
        ? { label: data.words.eyebrow, title: data.chart.title }
        : { label: data.text.hero.eyebrow, title: data.text.hero.heading }
    case 'text':
      return { label: data.text.hero.eyebrow ?? toOwnTitle(meta.title, site.name), title: data.text.hero.heading }
    case 'engagement':
      return { label: data.hero.eyebrow, title: data.hero.heading }
    default:
      return { label: toOwnTitle(meta.title, site.name), title: data.text.hero.heading }
  }
}

function toCardPicture({ screen, data }: Page): CardPicture | undefined {
  switch (screen) {
    case 'home':
      return { src: '/images/hero/home-tall.jpg' }
    case 'charts':
      return 'chart' in data ? { src: chartFilePath(data.chart.id, 'png'), isWhole: true } : undefined
    case 'about':
      return { src: data.text.film === undefined ? defaultPictures.service : filmFiles.poster }
    case 'services':
      return { src: defaultPictures.service, focus: 'right' }
    case 'contact':
      return { src: '/images/hero/home.jpg', focus: 'right' }
    case 'careers':
    case 'job':
      return { src: '/images/services/ai-staffing.jpg' }
    case 'service':
    case 'solutions':
      return { src: data.service.hero.picture.src }
    case 'person':
      return { src: data.person.image }
    case 'industry':
      return { src: industryPictures(data.industry.id).picture }
    case 'post':
    case 'whitePaper':
      return { src: data.article.cover.src }
    case 'blog':
    case 'blogs':
      return { src: data.posts[0]?.cover.src ?? defaultPictures.cover }
    case 'whitePapers':
      return { src: data.papers[0]?.cover.src ?? defaultPictures.cover }
    case 'demos':
      return { src: defaultPictures.cover, screen: data.demos[0]?.thumbnailUrl ?? defaultPictures.demo }
    case 'demo':
      return { src: defaultPictures.cover, screen: data.demo.thumbnailUrl }
    case 'landscape':
      return { src: defaultPictures.cover, screen: data.text.image.src }
    case 'topic':
      return data.cover === undefined ? undefined : { src: data.cover.src }
    case 'insights':
      return data.newest[0] === undefined ? undefined : { src: data.newest[0].cover.src }
    default:
      return undefined
  }
}
