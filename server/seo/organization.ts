import type { Organization, WebSite } from 'schema-dts'
import { linkTo } from '../../shared/addresses/links.ts'
import type { SiteData } from '../../shared/content/library.ts'

/** What structured data needs to know of the site. */
export type SiteFacts = {
  readonly siteData: SiteData
  /** Without a slash at the end; empty when the operator has not set PUBLIC_URL. */
  readonly publicUrl: string
}

/** The absolute URL of a path; the path itself while PUBLIC_URL is not set. */
export function toAbsoluteUrl({ publicUrl }: Pick<SiteFacts, 'publicUrl'>, path: string): string {
  return `${publicUrl}${path}`
}

/** The company with all its data, without its street when it is invented: https://schema.org/Organization */
export function toOrganization(facts: SiteFacts): Organization {
  const { legalName, description, email, phone, address, social } = facts.siteData.site
  const isSample = facts.siteData.sample !== undefined
  return {
    ...toPublisher(facts),
    legalName,
    description,
    email: email.info,
    telephone: phone.tel,
    ...(!isSample && { address: toPostalAddress(address) }),
    sameAs: social.map(({ url }) => url),
  }
}

/** The company as part of other data. Not a reference, because search engines read each page separately. */
export function toPublisher(facts: SiteFacts) {
  return {
    '@type': 'Organization',
    '@id': toAbsoluteUrl(facts, '/#organization'),
    name: facts.siteData.site.name,
    url: toAbsoluteUrl(facts, linkTo('home')),
    logo: toAbsoluteUrl(facts, '/icons/icon-512.png'),
  } as const
}

export function toPostalAddress(address: SiteData['site']['address']) {
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
    '@id': toAbsoluteUrl(facts, '/#website'),
    name,
    description: tagline,
    url: toAbsoluteUrl(facts, linkTo('home')),
    inLanguage: 'en-US',
    publisher: { '@id': toAbsoluteUrl(facts, '/#organization') },
  }
}
