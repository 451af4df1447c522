import { expect, test } from 'vitest'
import type { SiteFacts } from '../../server/seo/organization.ts'
import { toStructuredData } from '../../server/seo/structured-data.ts'
import { loadSitePage, siteLibrary } from '../support/site-pages.ts'

const site = 'https://www.example.com'
const sample: SiteFacts = { siteData: siteLibrary.siteData, publicUrl: site }
/** The facts of a company that is not invented. */
const facts: SiteFacts = { ...sample, siteData: { ...sample.siteData, sample: undefined } }

/** The things on a page as search engines read them. */
async function readThings(path: string, { of = facts, now }: { of?: SiteFacts; now?: Date } = {}) {
  const graph = toStructuredData(await loadSitePage(path, now), of)
  const things: Readonly<Record<string, unknown>>[] = JSON.parse(JSON.stringify(graph ?? { '@graph': [] }))['@graph']
  return things
}

const publisher = {
  '@type': 'Organization',
  '@id': `${site}/#organization`,
  name: 'Spanwell AI',
  url: `${site}/`,
  logo: `${site}/icons/icon-512.png`,
}
const esen = {
  '@type': 'Person',
  name: 'Esen Whitlock',
  jobTitle: 'Lead AI Solutions and Enterprise Architect',
  url: `${site}/team/esen-whitlock`,
}
const post = {
  headline: expect.stringMatching(/^THE AGENTIC ENTERPRISE/),
  url: `${site}/blogs/blog-24`,
  image: `${site}/images/covers/blog-24.jpg`,
  datePublished: '2025-04-08',
  dateModified: '2026-11-26',
  author: esen,
  publisher,
  position: 4,
}
const paper = {
  headline: 'Risks and ethical AI: From principles to controls',
  datePublished: '2025-02-11',
  abstract: expect.stringContaining('Statements of AI principles'),
  author: [{ name: 'Esen Whitlock' }, { name: 'Clodagh Varma' }, { name: 'Bao Castellane' }],
  publisher,
}
const job = {
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
  description: expect.stringMatching(/^<p>You will own .*<li>401\(k\) plan.*<\/ul>$/),
}
const orHere = { jobLocationType: 'TELECOMMUTE', jobLocation: { address: { addressLocality: 'Jamison' } } }
const picture = { contentUrl: `${site}/gae-ai-infographic.png`, width: '2560px', height: '3290px' }
const service = {
  name: 'AI Solutions',
  url: `${site}/services/ai-solutions`,
  image: `${site}/images/services/ai-solutions.jpg`,
  provider: publisher,
  hasOfferCatalog: { itemListElement: [{ itemOffered: { '@type': 'Service' } }, {}] },
}
const film = {
  name: 'See Our Vision in Action',
  contentUrl: `${site}/media/vision.mp4`,
  thumbnailUrl: `${site}/images/about/film-poster.jpg`,
  uploadDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  duration: 'PT30S',
}
const profile = {
  url: `${site}/team/esen-whitlock`,
  mainEntity: {
    ...esen,
    description: expect.stringMatching(/^Esen settles /),
    image: `${site}/images/team/esen-whitlock.jpg`,
    sameAs: ['https://linkedin.example/in/esen-whitlock'],
    worksFor: publisher,
  },
}
const BreadcrumbList = {}
const website = { name: 'Spanwell AI', url: `${site}/`, publisher: { '@id': publisher['@id'] } }
const company = {
  ...publisher,
  legalName: 'Spanwell AI, LLC',
  telephone: '+12155550142',
  address: { '@type': 'PostalAddress', addressLocality: 'Jamison', postalCode: '18929', addressCountry: 'US' },
}

test.each<readonly [path: string, what: string, things: Readonly<Record<string, object>>]>([
  ['/', 'the company and the site', { Organization: company, WebSite: website }],
  ['/services/ai-solutions', 'service, provider and offers', { Service: service, FAQPage: {}, BreadcrumbList }],
  ['/blogs/blog-24', 'author, date and picture', { BlogPosting: post, BreadcrumbList }],
  ['/blog/blog-24', 'the same under the other path', { BlogPosting: post, BreadcrumbList }],
  [
    '/blogs/beat-last-week-first',
    'the minute in which a stored post was published',
    { BlogPosting: { datePublished: '2024-06-12T09:00:00Z' }, BreadcrumbList },
  ],
  ['/whitepapers/risks-and-ethical-ai', 'authors and abstract', { Report: paper, BreadcrumbList }],
  ['/careers/vp-operations', 'listing, pay and country of a remote job', { JobPosting: job, BreadcrumbList }],
  ['/careers/ai-strategist', 'the office of a job that may be remote', { JobPosting: orHere, BreadcrumbList }],
  ['/about', 'the film', { VideoObject: film }],
  ['/team/esen-whitlock', 'portrait, employer and own address', { ProfilePage: profile, BreadcrumbList }],
  ['/tools', 'the picture of the landscape', { ImageObject: picture, BreadcrumbList }],
])('%s has structured data with %s', async (path, _, expected) => {
  const things = await readThings(path)
  expect(things.map(thing => thing['@type'])).toEqual(Object.keys(expected))
  expect(things).toMatchObject(Object.values(expected))
})

test('a remote job has no place, and a stored post no series', async () => {
  expect((await readThings('/careers/vp-operations'))[0]).not.toHaveProperty('jobLocation')
  expect((await readThings('/blogs/beat-last-week-first'))[0]).not.toHaveProperty('isPartOf')
})

test('an invented company has no address and no jobs, and its people have no picture, profile and employer', async () => {
  expect((await readThings('/', { of: sample }))[0]).not.toHaveProperty('address')
  expect(await readThings('/careers/ai-strategist', { of: sample })).toMatchObject([{ '@type': 'BreadcrumbList' }])
  const invented = { ...esen, description: expect.stringMatching(/^This person is invented/) }
  expect((await readThings('/team/esen-whitlock', { of: sample }))[0]?.mainEntity).toEqual(invented)
  expect((await readThings('/blogs/blog-24', { of: sample }))[0]?.author).toEqual(invented)
})

test.each([
  ['2026-12-31', ['JobPosting', 'BreadcrumbList']],
  ['2027-01-01', ['BreadcrumbList']],
])('a job has data until its last day: on %s %j', async (day, types) => {
  const things = await readThings('/careers/ai-strategist', { now: new Date(`${day}T12:00:00Z`) })
  expect(things.map(thing => thing['@type'])).toEqual(types)
})

test.each<readonly [string, readonly string[]]>([
  ['/services/AIStaffing', ['Home /', 'Services /services', 'AI Staffing /services/ai-staffing']],
  ['/blog/blog-5', ['Home /', 'Blogs /blogs', 'Data foundations for enterprise AI /blogs/blog-5']],
  ['/demos/smart-dispatch-scheduler', ['Home /', 'Demos /demos', expect.stringMatching(/ \/demos\/smart-dispatch/)]],
  ['/industries/energy', ['Home /', 'AI for Energy & Utilities /industries/energy']],
  ['/team/esen-whitlock', ['Home /', 'About Us /about', 'Esen Whitlock /team/esen-whitlock']],
  ['/tools', ['Home /', 'The generative AI landscape /tools/genai-landscape']],
])('the breadcrumbs of %s are the pages above it', async (path, expected) => {
  const list = (await readThings(path)).at(-1)?.itemListElement
  const crumbs = Array.isArray(list) ? list : []
  expect(crumbs.map(({ name, item }) => `${name} ${String(item).slice(site.length)}`)).toEqual(expected)
  expect(crumbs.map(({ position }) => position)).toEqual(expected.map((_, index) => index + 1))
})

test.each(['/contact', '/nowhere', '/blogs/lost', '/admin/manage-posts'])('%s has no structured data', async path => {
  expect(toStructuredData(await loadSitePage(path), facts)).toBeUndefined()
})

test('without PUBLIC_URL structured data has paths instead of URLs', async () => {
  const [service] = await readThings('/services/ai-staffing', { of: { ...facts, publicUrl: '' } })
  expect(service).toMatchObject({ url: '/services/ai-staffing' })
})
