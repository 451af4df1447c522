import type { Organization, WebSite } from 'schema-dts'
import { linkTo } from '../../shared/links.ts'
import { type SiteFacts, toWholeAddress } from './site-facts.ts'

/** All that the site says of the company: https://schema.org/Organization */
export function toOrganization(facts: SiteFacts): Organization {
  const { legalName, description, email, phone, address, social } = facts.siteData.site
  return {
    ...toPublisher(facts),
    legalName,
    description,
    email: email.info,
    telephone: phone.tel,
    address: toPostalAddress(address),
    sameAs: social.map(({ url }) => url),
  }
}

/** The company as other things name it. Search engines read each page alone, so a reference would not do. */
export function toPublisher(facts: SiteFacts) {
  return {
    '@type': 'Organization',
    '@id': toWholeAddress(facts, '/#organization'),
    name: facts.siteData.site.name,
    url: toWholeAddress(facts, linkTo('home')),
    logo: toWholeAddress(facts, '/icons/icon-512.png'),
  } as const
}

export function toPostalAddress(address: SiteFacts['siteData']['site']['address']) {
  const { street, locality, region, postalCode, country } = address
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    addressLocality: locality,
    addressRegion: region,
    postalCode,
    addressCountry: country,
  } as const
}

/** https://schema.org/WebSite */
export function toWebSite(facts: SiteFacts): WebSite {
  const { name, tagline } = facts.siteData.site
  return {
    '@type': 'WebSite',
    '@id': toWholeAddress(facts, '/#website'),
    name,
    description: tagline,
    url: toWholeAddress(facts, linkTo('home')),
    inLanguage: 'en-US',
    publisher: { '@id': toWholeAddress(facts, '/#organization') },
  }
}
