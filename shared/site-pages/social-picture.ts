import type { Site } from '../content/schemas/site.ts'
import { filmFiles } from '../values/film-files.ts'
import { defaultSocialPicture, socialPicturePath } from '../values/pictures.ts'
import type { Page, SocialPicture } from './page-data.ts'
import { toOwnTitle } from './page-title.ts'

/** What other sites show beside a link to a page: its cover, or the card of the house. */
export function toSocialPicture(page: Page, { name, tagline }: Site): SocialPicture {
  const cover = findCover(page)
  const src = cover && socialPicturePath(cover.src)
  if (src === undefined) return { src: defaultSocialPicture, alt: `${name}: ${tagline}` }
  // A cover beside its title has no text of its own.
  return { src, alt: cover?.alt || toOwnTitle(page.meta.title, name) }
}

function findCover({ screen, data }: Page): { readonly src: string; readonly alt: string } | undefined {
  switch (screen) {
    case 'post':
    case 'whitePaper':
      return data.article.cover
    case 'topic':
      return data.cover
    case 'service':
    case 'solutions':
      return data.service.hero.picture
    case 'industry':
      return data.industry.picture
    case 'demo':
      return { src: data.demo.thumbnailUrl, alt: data.demo.name }
    case 'about':
      return data.text.film === undefined ? undefined : { src: filmFiles.poster, alt: data.text.film.heading }
    default:
      return undefined
  }
}
