import { expect, test } from 'vitest'
import { toFooterLists } from '../../client/layout/navigation.ts'
import { linksOf, wordsOf } from '../support/page-words.ts'
import { siteLibrary } from '../support/site-pages.ts'
import { cut, readPage } from './support/read-pages.ts'

test('Footer: Navigation list (Home, About Us, Services, Blogs, White Papers, Podcasts as an external link, Careers, Contact)', () => {
  const [navigation, buying] = toFooterLists(siteLibrary.siteData)
  expect(navigation?.heading).toBe('Navigation')
  expect(navigation?.links.map(({ label }) => label)).toEqual([
    'Home',
    'About Us',
    'Services',
    'Blogs',
    'White Papers',
    'Podcasts',
    'Careers',
    'Contact',
  ])
  expect(buying?.links.map(({ to }) => to)).toEqual([
    '/how-we-work',
    '/pricing',
    '/price-list',
    '/packages',
    '/compared',
    '/contracts',
    '/work',
    '/measured',
    '/questions',
    '/topics',
    '/security',
    '/privacy',
    '/terms',
  ])
})

test('Footer: contact block, Navigation list, social links (LinkedIn, YouTube, Twitter, Instagram), copyright line for 2025 with a trademark notice', async () => {
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

test("Floating contact button opens a card with a call link, an e-mail link and a 'Send us a message' link to /contact", async () => {
  const card = (await readPage('/about')).split('</footer>')[1] ?? ''
  expect(linksOf(card)).toEqual([
    ['(215) 555-0142', 'tel:+12155550142'],
    ['info@spanwell.example', 'mailto:info@spanwell.example'],
    ['Send us a message', '/contact'],
  ])
})
