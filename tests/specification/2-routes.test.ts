import { expect, test } from 'vitest'
import { resolveAddress } from '../../shared/addresses/resolve-address.ts'
import { linksOf, wordsOf } from '../support/page-words.ts'
import { siteLibrary } from '../support/site-pages.ts'
import { expectOnPage, readMain } from './support/read-pages.ts'

/** Every path of the route table, aliases included. */
const specifiedPaths = [
  '/',
  '/about',
  '/services',
  '/services/ai-readiness-and-adoption',
  '/services/AIReadinessAdoption',
  '/services/ai-readiness-and-strategy',
  '/services/AIReadinessStrategy',
  '/services/ai-managed-services',
  '/services/AIManagedServices',
  '/services/ai-implementation',
  '/services/AIImplementation',
  '/services/ai-solutions',
  '/services/AISolutions',
  '/services/ai-staffing',
  '/services/AIStaffing',
  '/contact',
  '/blog',
  '/blog/some-id',
  '/blogs',
  '/blogs/some-id',
  '/insights',
  '/whitepapers',
  '/whitepapers/some-id',
  '/careers',
  '/careers/some-id',
  '/demos',
  '/demos/some-id',
  '/industries/some-id',
  '/tools',
  '/tools/genai-landscape',
  '/admin/manage-posts',
]

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

test("Industry Insights: a 'Coming Soon' notice", async () => {
  await expectOnPage('/insights', { words: ['Industry Insights', 'Coming Soon'] })
})

test("any other path → 'Page Not Found' with 'The page you're looking for doesn't exist.'", async () => {
  await expectOnPage('/nowhere', { words: ['Page Not Found', "The page you're looking for doesn't exist."] })
})

test("Unknown id on /blog/{id}: 'Post Not Found' with 'The blog post you're looking for doesn't exist or has been removed.' and a back link", async () => {
  await expectOnPage('/blog/lost', {
    words: ['Post Not Found', "The blog post you're looking for doesn't exist or has been removed."],
    links: [['← Back to Blog', '/blog']],
  })
})

test("Unknown id on /blogs/{id}: 'Blog Post Not Found' with 'The blog post you're looking for doesn't exist or has been removed.' and a back link", async () => {
  await expectOnPage('/blogs/lost', {
    words: ['Blog Post Not Found', "The blog post you're looking for doesn't exist or has been removed."],
    links: [['← Back to Blog', '/blog']],
  })
})

test("Unknown: 'Job Not Found' with 'The job listing you're looking for doesn't exist or has been removed.' and a back link.", async () => {
  await expectOnPage('/careers/lost', {
    words: ['Job Not Found', "The job listing you're looking for doesn't exist or has been removed."],
    links: [['Back to Careers', '/careers']],
  })
})

test("Unknown id: 'Demo Not Found', 'We couldn't find the demo you're looking for. Please return to the demos dashboard.' and a back link to /demos.", async () => {
  await expectOnPage('/demos/lost', {
    words: ['Demo Not Found', "We couldn't find the demo you're looking for. Please return to the demos dashboard."],
    links: [['Back to Demos', '/demos']],
  })
})
