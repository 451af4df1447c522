import { expect, test } from 'vitest'
import { resolveAddress } from '../../shared/addresses/resolve-address.ts'
import { toServicePath } from '../../shared/addresses/service-path.ts'
import { linksOf, wordsOf } from '../support/page-words.ts'
import { siteLibrary } from '../support/site-pages.ts'
import { readMain } from './support/read-pages.ts'

/** Every path of the route table, aliases included. */
const specifiedPaths = `/ /about /services /contact /blog /blog/some-id /blogs /blogs/some-id /insights
/services/ai-readiness-and-adoption /services/AIReadinessAdoption
/services/ai-readiness-and-strategy /services/AIReadinessStrategy
/services/ai-managed-services /services/AIManagedServices /services/ai-implementation /services/AIImplementation
/services/ai-solutions /services/AISolutions /services/ai-staffing /services/AIStaffing
/whitepapers /whitepapers/some-id /careers /careers/some-id /demos /demos/some-id /industries/some-id
/tools /tools/genai-landscape /admin/manage-posts`.split(/\s/)

test.each(specifiedPaths)('the route table has %s', path => {
  expect(resolveAddress({ pathname: path, search: '' }).kind).toBe('page')
})

test("/insights → Industry Insights: only a 'Coming Soon' notice, with the three newest pieces and all topics below it", async () => {
  const main = await readMain('/insights')
  const [notice = '', below = ''] = main.split('</header>')
  expect(wordsOf(notice)).toEqual(['Industry Insights', 'Coming Soon'])
  const [posts, papers, topics] = await Promise.all([
    siteLibrary.read('posts'),
    siteLibrary.read('papers'),
    siteLibrary.read('topics'),
  ])
  const newest = [...posts.map(post => post.publishedOn), ...papers.map(paper => paper.datePublished)].sort().slice(-3)
  expect([...below.matchAll(/<time dateTime="([^"]+)"/g)].map(([, day]) => day)).toEqual(newest.reverse())
  expect(linksOf(below).slice(3)).toEqual(topics.map(({ id, title }) => [title, `/topics/${id}`]))
})

test.each([
  ['AI Readiness & Adoption', '/services/ai-readiness-and-adoption'],
  ['Data & Analytics', '/services/data-and-analytics'],
  ['Digital Transformation & IT Strategy', '/services/digital-transformation-and-it-strategy'],
  ['Fractional CXO Services', '/services/fractional-cxo-services'],
  ['AI Readiness & Strategy', '/services/ai-readiness-and-strategy'],
  ['AI Managed Services', '/services/ai-managed-services'],
  ['AI Implementation', '/services/ai-implementation'],
  ['AI Staffing', '/services/ai-staffing'],
])('Title-to-route map: the card "%s" leads to %s', (title, path) => {
  expect(toServicePath(title)).toBe(path)
})
