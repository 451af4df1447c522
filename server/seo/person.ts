import type { Person, ProfilePage } from 'schema-dts'
import { linkTo } from '../../shared/addresses/links.ts'
import type { PersonDocument } from '../../shared/content/library.ts'
import { type SiteFacts, toAbsoluteUrl, toPublisher } from './organization.ts'

/** A person with the URL of the page, if there is one. An invented person is called so. */
export function toPerson(
  { id, name, role }: { readonly id?: string; readonly name: string; readonly role: string },
  facts: SiteFacts,
) {
  const { sample } = facts.siteData
  return {
    '@type': 'Person',
    name,
    jobTitle: role,
    ...(id !== undefined && { url: toAbsoluteUrl(facts, linkTo('person', { personId: id })) }),
    ...(sample !== undefined && { description: sample.people }),
  } as const
}

/** https://schema.org/ProfilePage. Neither picture nor profile nor employer claims that an invented person exists. */
export function toProfilePage(document: PersonDocument, facts: SiteFacts): ProfilePage {
  const person: Person = toPerson(document, facts)
  const isSample = facts.siteData.sample !== undefined
  const facets = {
    description: document.summary,
    image: toAbsoluteUrl(facts, document.image),
    sameAs: [document.linkedin],
    worksFor: toPublisher(facts),
  }
  return {
    '@type': 'ProfilePage',
    url: toAbsoluteUrl(facts, linkTo('person', { personId: document.id })),
    inLanguage: 'en-US',
    mainEntity: isSample ? person : { ...person, ...facets },
  }
}
