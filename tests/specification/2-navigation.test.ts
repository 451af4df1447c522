import { expect, test } from 'vitest'
import { compileFolder } from '../../build/compile-folder.ts'
import { findActiveEntry, toMenu } from '../../client/layout/navigation.ts'
import { readPage } from './support/read-pages.ts'

const { siteData } = compileFolder(process.cwd()).library
const menu = toMenu(siteData)

function getEntry(label: string) {
  const entry = menu.find(candidate => candidate.label === label)
  if (entry === undefined) throw new Error(`the menu has no "${label}"`)
  return entry
}

test('Items: Home; Services; Solutions (/services/ai-solutions); Industries (to /industries/logistics); Demos; Insights; About Us', () => {
  const labels = menu.map(({ label }) => label).join('; ')
  expect(labels).toBe('Home; Services; Solutions; Industries; Demos; Insights; About Us')
  expect(getEntry('Solutions').to).toBe('/services/ai-solutions')
  expect(getEntry('Industries').to).toBe('/industries/logistics')
})

// Others are additions.
test('Industries dropdown lists the nine industries sorted by name', () => {
  const names = getEntry('Industries').children.map(({ label }) => label)
  const specified = `Energy & Utilities, Financial Services, Healthcare, Insurance, Legal Services, Life Sciences,
    Logistics, Manufacturing, Private Equity`
  expect(names).toEqual(expect.arrayContaining(specified.split(/,\s+/)))
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other)))
})

test.each([
  [
    'Services (dropdown: All Services plus the four service pages)',
    'Services',
    {
      'All Services': '/services',
      'AI Readiness & Strategy': '/services/ai-readiness-and-strategy',
      'AI Managed Services': '/services/ai-managed-services',
      'AI Implementation': '/services/ai-implementation',
      'AI Staffing': '/services/ai-staffing',
    },
  ],
  [
    'Insights (dropdown: Blogs, White Papers, Podcasts as an external link, GenAI Landscape)',
    'Insights',
    {
      Blogs: '/blogs',
      'White Papers': '/whitepapers',
      Podcasts: expect.stringMatching(/^https:/),
      'GenAI Landscape': '/tools/genai-landscape',
    },
  ],
  [
    'About Us (dropdown: About Us, Careers, Contact)',
    'About Us',
    {
      'About Us': '/about',
      Careers: '/careers',
      Contact: '/contact',
    },
  ],
])('%s', (_, name, children) => {
  expect(getEntry(name).children.map(({ label, to }) => [label, to])).toEqual(Object.entries(children))
})

const active = `/ → Home, /about → About Us, /services → Services, /services/ai-staffing → Services,
/services/ai-readiness-and-adoption → Services, /services/ai-solutions → Solutions, /demos → Demos,
/industries/healthcare → Industries, /insights → Insights, /blogs → Insights, /blog → Insights,
/blogs/blog-33 → Insights, /whitepapers/competitive-divide-blog → Insights, /careers/ai-strategist → About Us,
/team → About Us, /team/esen-whitlock → About Us, /demos/some-demo → none`

test.each(active.split(/,\s/).map(entry => entry.split(' → ')))(
  'The active link is highlighted when the path matches; dropdown parents also match: on %s that is %s',
  (pathname = '', label) => expect(findActiveEntry(menu, pathname)?.label ?? 'none').toBe(label),
)

test('no link is active where the path is not known', () => {
  expect(findActiveEntry(menu, '')).toBeUndefined()
})

test('Podcasts as an external link in a new tab', async () => {
  const navigation = /<nav[^>]* aria-label="Main"[\s\S]*?<\/nav>/.exec(await readPage('/'))?.[0] ?? ''
  const podcasts = [...navigation.matchAll(/<a\b([^>]*)>(?:(?!<\/a>).)*Podcasts/g)].map(([, attributes]) => attributes)
  expect(podcasts.length).toBeGreaterThan(0)
  for (const attributes of podcasts) expect(attributes).toMatch(/ href="https:[^"]+" target="_blank" rel="noopener"/)
})
