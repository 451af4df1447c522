import { expect, test } from 'vitest'
import type { SiteFacts } from '../../../../server/seo/organization.ts'
import { toStructuredData } from '../../../../server/seo/structured-data.ts'
import { activeDemos } from '../../../support/demos.ts'
import { loadSitePage, siteLibrary } from '../../../support/site-pages.ts'

const site = 'https://www.example.com'
const sample: SiteFacts = { siteData: siteLibrary.siteData, publicUrl: site }
/** The facts of a company that is not invented. */
const facts: SiteFacts = { ...sample, siteData: { ...sample.siteData, sample: undefined } }

/** The graph of a page as search engines read it. */
async function readGraph(path: string, now?: Date, of: SiteFacts = facts) {
  const graph = toStructuredData(await loadSitePage(path, now), of)
  const things: Readonly<Record<string, unknown>>[] = JSON.parse(JSON.stringify(graph ?? { '@graph': [] }))['@graph']
  const getThing = (type: string) => things.find(thing => thing['@type'] === type)
  return { types: things.map(thing => thing['@type']), getThing }
}

const publisher = {
  '@type': 'Organization',
  '@id': `${site}/#organization`,
  name: 'Spanwell AI',
  url: `${site}/`,
  logo: `${site}/icons/icon-512.png`,
}

test('the home page describes the company and the site', async () => {
  const { types, getThing } = await readGraph('/')
  expect(types).toEqual(['Organization', 'WebSite'])
  expect(getThing('Organization')).toMatchObject({
    ...publisher,
    legalName: 'Spanwell AI, LLC',
    telephone: '+12155550142',
    address: { '@type': 'PostalAddress', addressLocality: 'Jamison', postalCode: '18929', addressCountry: 'US' },
  })
  expect(getThing('WebSite')).toMatchObject({
    name: 'Spanwell AI',
    url: `${site}/`,
    publisher: { '@id': publisher['@id'] },
  })
})

test('an invented company has no address and no jobs in structured data', async () => {
  expect((await readGraph('/', undefined, sample)).getThing('Organization')).not.toHaveProperty('address')
  expect((await readGraph('/careers/ai-strategist', undefined, sample)).types).toEqual(['BreadcrumbList'])
})

test('a service page describes the service, its provider and its offers', async () => {
  const { types, getThing } = await readGraph('/services/ai-solutions')
  expect(types).toEqual(['Service', 'FAQPage', 'BreadcrumbList'])
  expect(getThing('Service')).toMatchObject({
    name: 'AI Solutions',
    url: `${site}/services/ai-solutions`,
    image: `${site}/images/services/ai-solutions.jpg`,
    provider: publisher,
    hasOfferCatalog: { itemListElement: [{ itemOffered: { '@type': 'Service' } }, {}] },
  })
})

test('a post has the same data under both of its paths: author, date and picture', async () => {
  for (const path of ['/blog/blog-24', '/blogs/blog-24']) {
    const { types, getThing } = await readGraph(path)
    expect(types).toEqual(['BlogPosting', 'BreadcrumbList'])
    expect(getThing('BlogPosting')).toMatchObject({
      headline: expect.stringMatching(/^THE AGENTIC ENTERPRISE/),
      url: `${site}/blogs/blog-24`,
      image: `${site}/images/covers/blog-24.jpg`,
      datePublished: '2025-04-08',
      dateModified: '2026-11-26',
      author: {
        '@type': 'Person',
        name: 'Esen Whitlock',
        jobTitle: expect.any(String),
        url: `${site}/team/esen-whitlock`,
      },
      publisher,
      position: 4,
    })
  }
})

test('a stored post is dated to the minute, as it was published', async () => {
  const { getThing } = await readGraph('/blogs/beat-last-week-first')
  expect(getThing('BlogPosting')).toMatchObject({ datePublished: '2024-06-12T09:00:00Z' })
  expect(getThing('BlogPosting')).not.toHaveProperty('isPartOf')
})

test('a white paper is a report with its authors and abstract', async () => {
  const { getThing } = await readGraph('/whitepapers/risks-and-ethical-ai')
  expect(getThing('Report')).toMatchObject({
    headline: 'Risks and ethical AI: From principles to controls',
    datePublished: '2025-02-11',
    abstract: expect.stringContaining('Statements of AI principles'),
    author: [{ name: 'Esen Whitlock' }, { name: 'Clodagh Varma' }, { name: 'Bao Castellane' }],
    publisher,
  })
})

test('a remote job has the data of the listing, its pay and the country of the company', async () => {
  const { getThing } = await readGraph('/careers/vp-operations')
  const posting = getThing('JobPosting')
  expect(posting).toMatchObject({
    title: 'VP of Operations',
    datePosted: '2025-08-04',
    validThrough: '2026-12-31T23:59:59Z',
    employmentType: 'FULL_TIME',
    hiringOrganization: publisher,
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { '@type': 'Country', name: 'US' },
    experienceRequirements: { monthsOfExperience: 120 },
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'USD',
      value: { '@type': 'QuantitativeValue', minValue: 190_000, maxValue: 240_000, unitText: 'YEAR' },
    },
  })
  expect(posting?.description).toMatch(/^<p>You will own .*<li>401\(k\) plan.*<\/ul>$/)
  expect(posting).not.toHaveProperty('jobLocation')
})

test('a job that is remote or at the office has the office as its place too', async () => {
  const { getThing } = await readGraph('/careers/ai-strategist')
  expect(getThing('JobPosting')).toMatchObject({
    jobLocationType: 'TELECOMMUTE',
    jobLocation: { '@type': 'Place', address: { addressLocality: 'Jamison' } },
  })
})

test('a job has data until its last day', async () => {
  const last = await readGraph('/careers/ai-strategist', new Date('2026-12-31T12:00:00Z'))
  const after = await readGraph('/careers/ai-strategist', new Date('2027-01-01T12:00:00Z'))
  expect(last.types).toEqual(['JobPosting', 'BreadcrumbList'])
  expect(after.types).toEqual(['BreadcrumbList'])
})

test('the About page describes its film', async () => {
  const { types, getThing } = await readGraph('/about')
  expect(types).toEqual(['VideoObject'])
  expect(getThing('VideoObject')).toMatchObject({
    name: 'See Our Vision in Action',
    contentUrl: `${site}/media/vision.mp4`,
    thumbnailUrl: `${site}/images/about/film-poster.jpg`,
    uploadDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    duration: 'PT30S',
  })
})

test('the page of a person is a profile with portrait, employer and own address', async () => {
  const { types, getThing } = await readGraph('/team/esen-whitlock')
  expect(types).toEqual(['ProfilePage', 'BreadcrumbList'])
  expect(getThing('ProfilePage')).toMatchObject({
    url: `${site}/team/esen-whitlock`,
    mainEntity: {
      '@type': 'Person',
      name: 'Esen Whitlock',
      jobTitle: 'Lead AI Solutions and Enterprise Architect',
      description: expect.stringMatching(/^Esen settles /),
      url: `${site}/team/esen-whitlock`,
      image: `${site}/images/team/esen-whitlock.jpg`,
      sameAs: ['https://linkedin.example/in/esen-whitlock'],
      worksFor: publisher,
    },
  })
})

test('an invented person is called so, without picture, profile and employer', async () => {
  const profile = (await readGraph('/team/esen-whitlock', undefined, sample)).getThing('ProfilePage')
  const invented = {
    '@type': 'Person',
    name: 'Esen Whitlock',
    jobTitle: 'Lead AI Solutions and Enterprise Architect',
    url: `${site}/team/esen-whitlock`,
    description: expect.stringMatching(/^This person is invented/),
  }
  expect(profile?.mainEntity).toEqual(invented)
  expect((await readGraph('/blogs/blog-24', undefined, sample)).getThing('BlogPosting')?.author).toEqual(invented)
})

test('the landscape page describes its picture', async () => {
  const { types, getThing } = await readGraph('/tools')
  expect(types).toEqual(['ImageObject', 'BreadcrumbList'])
  expect(getThing('ImageObject')).toMatchObject({
    contentUrl: `${site}/gae-ai-infographic.png`,
    width: '2560px',
    height: '3290px',
  })
})

test.each<readonly [string, readonly string[]]>([
  ['/services/AIStaffing', ['Home /', 'Services /services', 'AI Staffing /services/ai-staffing']],
  ['/blog/blog-5', ['Home /', 'Blogs /blogs', 'Data foundations for enterprise AI /blogs/blog-5']],
  ...activeDemos.map(({ id, name }) => [`/demos/${id}`, ['Home /', 'Demos /demos', `${name} /demos/${id}`]] as const),
  ['/industries/energy', ['Home /', 'AI for Energy & Utilities /industries/energy']],
  ['/team/esen-whitlock', ['Home /', 'About Us /about', 'Esen Whitlock /team/esen-whitlock']],
  ['/tools', ['Home /', 'The generative AI landscape /tools/genai-landscape']],
])('the breadcrumbs of %s are the pages above it', async (path, expected) => {
  const list = (await readGraph(path)).getThing('BreadcrumbList')?.itemListElement
  const crumbs = Array.isArray(list) ? list : []
  expect(crumbs.map(({ name, item }) => `${name} ${String(item).slice(site.length)}`)).toEqual(expected)
  expect(crumbs.map(({ position }) => position)).toEqual(expected.map((_, index) => index + 1))
})

test.each(['/contact', '/nowhere', '/blogs/lost', '/admin/manage-posts'])('%s has no structured data', async path => {
  expect(toStructuredData(await loadSitePage(path), facts)).toBeUndefined()
})

test('without PUBLIC_URL structured data has paths instead of URLs', async () => {
  const graph = toStructuredData(await loadSitePage('/services/ai-staffing'), { ...facts, publicUrl: '' })
  expect(JSON.stringify(graph)).toContain('"url":"/services/ai-staffing"')
})
