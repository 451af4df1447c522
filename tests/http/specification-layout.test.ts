import request from 'supertest'
import { expect, test } from 'vitest'
import { linksOf, toTopicLink, wordsOf } from '../support/page-words.ts'
import { siteLibrary } from '../support/site-pages.ts'
import { someDemo } from '../support/some-demo.ts'
import { getSharedApp } from '../support/test-app.ts'

const industryIds = siteLibrary.siteData.industries.map(({ id }) => id)

async function readPage(path: string): Promise<string> {
  const app = getSharedApp()
  return (await request(app).get(path).expect(200)).text
}

function cut(html: string, element: string): string {
  return new RegExp(`<${element}[ >][\\s\\S]*</${element}>`).exec(html)?.[0] ?? ''
}

test('the footer has the contact block, the list, the social links and the copyright line of 2025', async () => {
  const footer = cut(await readPage('/about'), 'footer')
  expect(wordsOf(footer)).toEqual(
    expect.arrayContaining(['Navigation', '48 Trussbridge Lane, Suite 200', 'Jamison, PA 18929']),
  )
  expect(wordsOf(footer).at(-1)).toMatch(/^© 2025 .+ trademarks of /)
  expect(linksOf(footer)).toEqual(
    expect.arrayContaining([
      ['info@spanwell.example', 'mailto:info@spanwell.example'],
      ['(215) 555-0142', 'tel:+12155550142'],
      ['Home', '/'],
      ['About Us', '/about'],
      ['Services', '/services'],
      ['Blogs', '/blogs'],
      ['White Papers', '/whitepapers'],
      ['Podcasts (opens in a new tab)', 'https://podcast.spanwell.example/'],
      ['Careers', '/careers'],
      ['Contact', '/contact'],
    ]),
  )
  for (const network of ['LinkedIn', 'YouTube', 'Twitter', 'Instagram']) {
    expect(footer).toMatch(new RegExp(`href="https://[^"]+" aria-label="[^"]+ on ${network}"`))
  }
})

test('the contact card has a call, an e-mail and a message link', async () => {
  const card = (await readPage('/about')).split('</footer>')[1] ?? ''
  expect(linksOf(card)).toEqual([
    ['(215) 555-0142', 'tel:+12155550142'],
    ['info@spanwell.example', 'mailto:info@spanwell.example'],
    ['Send us a message', '/contact'],
  ])
})

test.each(['/demos', `/demos/${someDemo.id}`, '/demos/lost'])(
  '%s has no navigation, footer or contact card',
  async path => {
    const app = getSharedApp()
    const { text } = await request(app).get(path)
    expect(text).not.toContain('aria-label="Main"')
    expect(text).not.toContain('aria-label="Footer"')
    expect(text).not.toContain('Send us a message')
  },
)

test.each(industryIds)('the page of %s has its sections, its pictures and a call that ends at /contact', async id => {
  const text = await readPage(`/industries/${id}`)
  const words = wordsOf(cut(text, 'main'))
  expect(words[0]).toMatch(/^AI for /)
  expect(words).toEqual(
    expect.arrayContaining([
      'Industry Snapshot',
      'INNOVATION',
      'Featured AI Use Cases',
      'Click a use case to learn more about it',
      'Success Metrics',
    ]),
  )
  expect(words.some(text => text.startsWith('Benefits of AI in '))).toBe(true)
  expect(text).toContain(`src="/industries/${id}.png"`)
  expect(text).toContain(`src="/industries/${id}-highlight-background.png"`)
  const links = linksOf(cut(text, 'main'))
  expect(links.slice(-2).map(([, href]) => href)).toEqual([toTopicLink(id, `/industries/${id}`), '/services'])
  expect(links.at(-1)?.[0]).toBe('Explore All Services')
})

test.each([
  ...industryIds.flatMap(id => [`/industries/${id}.png`, `/industries/${id}-highlight-background.png`]),
  '/images/demos/placeholder.jpg',
  '/images/covers/default.jpg',
  '/images/avatars/default.png',
  '/images/services/fallback.jpg',
  '/gae-ai-infographic.png',
  '/media/vision.mp4',
])('the file %s is served', async path => {
  const app = getSharedApp()
  await request(app)
    .head(path)
    .expect(200)
    .expect('Content-Type', /^(image|video)\//)
})
