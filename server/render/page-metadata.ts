import type { SiteData } from '../../shared/content/library.ts'
import type { Page } from '../../shared/page-data.ts'
import { socialPicture } from '../../shared/pictures.ts'
import { toStructuredData } from '../seo/structured-data.ts'
import type { SocialCards } from './social-cards.ts'

/** A page with what only programs look at: they ask the server for it, so browsers are spared. */
export type PageIntroduction = {
  /** The page with its preview picture. */
  readonly page: Page
  /** A schema.org graph; undefined when there is nothing to tell. */
  readonly structuredData: object | undefined
}

type Facts = {
  readonly siteData: SiteData
  readonly publicUrl: string
  /** Pages without a card of their own show the site's. */
  readonly cards: SocialCards
}

export function createIntroducer({ cards, ...facts }: Facts): (page: Page) => PageIntroduction {
  return page => {
    const picture = cards.get(page.meta.canonicalPath ?? '') ?? socialPicture.src
    const introduced: Page = { ...page, meta: { ...page.meta, picture } }
    return { page: introduced, structuredData: toStructuredData(page, facts) }
  }
}
