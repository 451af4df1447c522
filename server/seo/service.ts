import type { Service as ServiceNode } from 'schema-dts'
import type { Service } from '../../shared/content/schemas/service.ts'
import type { PageMeta } from '../../shared/page-data.ts'
import { toPublisher } from './organization.ts'
import { type SiteFacts, toWholeAddress } from './site-facts.ts'

/** https://schema.org/Service, with what it consists of as a catalogue. */
export function toService(service: Service, { canonicalPath = '' }: PageMeta, facts: SiteFacts): ServiceNode {
  return {
    '@type': 'Service',
    name: service.hero.heading,
    description: service.meta.description,
    url: toWholeAddress(facts, canonicalPath),
    image: toWholeAddress(facts, service.intro.image.src),
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
