import { expect, test } from 'vitest'
import type { PaperSummary, PostSummary } from '../../shared/content/library.ts'
import { siteLibrary } from '../support/site-pages.ts'

/**
 * Sections 3 and 9 of the specification: which entities this site has, and how many. These are facts about content/;
 * the compiler knows only rules that hold for any content.
 */

async function readPosts(kind: PostSummary['kind']): Promise<readonly PostSummary[]> {
  return (await siteLibrary.read('posts')).filter(post => post.kind === kind)
}

test('Built-in staff (five): id, firstName, lastName, email, role, avatar; roles: CEO, Technical Lead, Sales Lead, Resource Management Lead, Account Executive', async () => {
  const staff = await siteLibrary.read('staff')
  const roles = 'CEO, Technical Lead, Sales Lead, Resource Management Lead, Account Executive'
  expect(staff.map(({ role }) => role).join(', ')).toBe(roles)
  for (const member of staff) {
    expect(Object.keys(member).sort()).toEqual(['avatar', 'email', 'firstName', 'id', 'lastName', 'role'])
  }
})

test('Team member: name, role, image, bio, linkedin, with the roles', async () => {
  const roles = (await siteLibrary.read('team')).map(({ role }) => role)
  expect(roles.slice(0, 3).join(', ')).toBe('Chief Executive Officer, VP of AI and Data Strategy, SVP of Sales')
  const others = 'VP of Resource Management, Lead AI Solutions and Enterprise Architect, Account Executive'
  expect(roles.slice(3).join(', ')).toBe(others)
})

test('Sample blog post (in memory, three, categories Technology, Machine Learning, Data Science): content (markdown), publishDate (ISO date-time), readTime, author {name, role, avatar}', async () => {
  const posts = await readPosts('stored')
  const byDate = posts.toSorted((a, b) => a.publishedOn.localeCompare(b.publishedOn))
  expect(byDate.map(({ topics: [category], readTime }) => [category, readTime])).toEqual([
    ['Technology', '5 min read'],
    ['Machine Learning', '8 min read'],
    ['Data Science', '6 min read'],
  ])
  for (const { id, publishedAt, author } of posts) {
    expect(publishedAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
    expect(author).toMatchObject({ name: expect.any(String), role: expect.any(String), avatar: expect.any(String) })
    expect((await siteLibrary.read(`stored/${id}`)).markdown).toContain('\n## ')
  }
})

test('Static blog article (built-in): id (blog-{number}), title (upper case); numbers seen: 33 to 15, 11, 10, and also 8, 6, 5', async () => {
  const articles = await readPosts('article')
  const numbers = [33, 32, 31, 30, 29, 28, 27, 26, 25, 24, 23, 22, 21, 20, 19, 18, 17, 16, 15, 11, 10, 8, 6, 5]
  // Articles beyond the specification's are additions.
  const specified = numbers.map(number => `blog-${number}`)
  expect(articles.map(({ id }) => id).filter(id => specified.includes(id))).toEqual(specified)
  for (const { title } of articles) expect(title).toBe(title.toUpperCase())
  const days = articles.map(({ publishedOn }) => publishedOn)
  expect(days).toEqual(days.toSorted().reverse())
})

test('Some posts form a five-part series.', async () => {
  const parts = (await readPosts('article')).flatMap(({ series }) => (series === undefined ? [] : [series]))
  expect(new Set(parts.map(({ name }) => name)).size).toBe(1)
  expect(parts.map(({ part }) => part).sort()).toEqual([1, 2, 3, 4, 5])
})

const topics = `33 AI-ASSISTED CODING, 32 2025 GENERATIVE AI LANDSCAPE, 31 ROADMAP FOR SMALL BUSINESSES,
30 PROMPT CHAINING, 29 GOVERNANCE, 28 FRACTIONAL COO, 27 FRACTIONAL CIO, 26 NEMT TRANSPORT, 8 EU AI ACT,
6 PERSONALIZATION, 5 DATA FOUNDATIONS FOR ENTERPRISE AI`

test.each(topics.split(/,\s/).map(entry => entry.split(/ (.*)/)))(
  'Topics include, in article %s, %s',
  async (number, topic) => {
    const article = (await readPosts('article')).find(({ id }) => id === `blog-${number}`)
    expect(article?.title).toContain(topic)
  },
)

test('Papers: ids, dates and categories; all shown are downloadable and featured; tags include Generative AI, ROI, Business Strategy, Enterprise AI, TCO.', async () => {
  const papers = await siteLibrary.read('papers')
  const facts = ({ id, datePublished, category }: PaperSummary) => [id, datePublished, category]
  expect(papers.map(facts)).toEqual([
    ['competitive-divide-blog', '2025-05-19', 'Business Strategy'],
    ['custom-built-agentic-enterprise-decision-making-ai', '2025-04-23', 'Business Strategy'],
    ['measuring-roi-enterprise-generative-ai', '2025-04-09', 'Business Strategy'],
    ['ai-readiness-roadmap', '2025-03-22', 'Implementation Strategy'],
    ['measuring-success-and-scaling-ai', '2025-03-22', 'Implementation Strategy'],
    ['risks-and-ethical-ai', '2025-02-11', 'AI Governance'],
  ])
  expect(papers.every(({ downloadable, featured }) => downloadable && featured)).toBe(true)
  const tags = papers.flatMap(paper => paper.tags)
  for (const tag of ['Generative AI', 'ROI', 'Business Strategy', 'Enterprise AI', 'TCO']) expect(tags).toContain(tag)
})

test('tableOfContents (title and anchor id): the real headings of each paper', async () => {
  for (const { id } of await siteLibrary.read('papers')) {
    const { html, headings } = await siteLibrary.read(`bodies/${id}`)
    expect(headings.length).toBeGreaterThan(3)
    for (const heading of headings) expect(html).toContain(`id="${heading.id}"`)
  }
})

test('Six demos: active computer-vision, smart-dispatch-scheduler, ai-data-validation, appointment-scheduling; inactive (both requiring auth) transfer-pricing, ai-behavioral-assessment.', async () => {
  const demos = await siteLibrary.read('demos')
  const idsOf = (some: typeof demos) => some.map(({ id }) => id).join(' ')
  const active = 'computer-vision smart-dispatch-scheduler ai-data-validation appointment-scheduling'
  expect(idsOf(demos.filter(demo => demo.active))).toBe(active)
  const withAuth = demos.filter(demo => !demo.active && demo.requiresAuth)
  expect(idsOf(withAuth)).toBe('transfer-pricing ai-behavioral-assessment')
  expect(demos).toHaveLength(6)
})

test('vp-operations (Remote, Full-Time, Operations; 10+ years); ai-strategist (Hybrid/Remote, Full-Time, Strategy; 7+ years).', async () => {
  const jobs = await siteLibrary.read('jobs')
  const facts = jobs.map(({ id, location, type, department, experience }) => [
    id,
    location,
    type,
    department,
    experience,
  ])
  expect(facts.sort()).toEqual([
    ['ai-strategist', 'Hybrid/Remote', 'Full-Time', 'Strategy', '7+ years'],
    ['vp-operations', 'Remote', 'Full-Time', 'Operations', '10+ years'],
  ])
})

const industryIds =
  'energy financial-services healthcare insurance legal-services life-sciences logistics manufacturing private-equity'.split(
    ' ',
  )

// Industries beyond the specification's are additions.
test('Industry ids: private-equity, logistics, healthcare, legal-services, manufacturing, financial-services, energy, insurance, life-sciences.', () => {
  expect(siteLibrary.siteData.industries.map(({ id }) => id)).toEqual(expect.arrayContaining(industryIds))
})

test.each(industryIds)(
  "Industry %s: title (begins 'AI for '), stats (3 strings), benefits (4), use_cases (8), success_metrics (5); ROI timelines are text ranges in months",
  async id => {
    const { title, snapshot, benefits, use_cases, success_metrics } = await siteLibrary.read(`industries/${id}`)
    const studies = await siteLibrary.read(`cases/${id}`)
    expect(title).toMatch(/^AI for /)
    expect([snapshot.stats, benefits, use_cases, success_metrics].map(({ length }) => length)).toEqual([3, 4, 8, 5])
    expect(Object.keys(studies).sort()).toEqual(use_cases.map(({ slug }) => slug).sort())
    for (const { roiTimeline } of Object.values(studies)) expect(roiTimeline).toMatch(/^\d+[-–]\d+ months$/)
  },
)
