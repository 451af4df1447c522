import type { CollectionPage } from 'schema-dts'
import type { PageLink } from '../../shared/addresses/links.ts'
import type { PageMeta } from '../../shared/site-pages/page-data.ts'
import { toOwnTitle } from '../../shared/site-pages/page-title.ts'
import { type SiteFacts, toAbsoluteUrl, toPublisher } from './organization.ts'

/** A page whose subject is an ordered list of other pages: https://schema.org/CollectionPage */
export function toCollectionPage(meta: PageMeta, links: readonly PageLink[], facts: SiteFacts): CollectionPage {
  return {
    '@type': 'CollectionPage',
    name: toOwnTitle(meta.title, facts.siteData.site.name),
    description: meta.description,
    url: toAbsoluteUrl(facts, meta.canonicalPath ?? ''),
    inLanguage: 'en-US',
    publisher: toPublisher(facts),
    mainEntity: {
      '@type': 'ItemList',
      itemListElement: links.map(({ label, to }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: label,
        url: toAbsoluteUrl(facts, to),
      })),
    },
  }
}
