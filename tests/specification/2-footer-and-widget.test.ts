import { expect, test } from 'vitest'
import { linksOf, wordsOf } from '../support/page-words.ts'
import { cut, readPage } from './support/read-pages.ts'

test('Footer: contact block, Navigation list, social links, copyright line for 2025 with a trademark notice', async () => {
  const footer = cut(await readPage('/about'), 'footer')
  const words = wordsOf(footer)
  expect(words).toEqual(expect.arrayContaining(['Navigation', '48 Trussbridge Lane, Suite 200', 'Jamison, PA 18929']))
  expect(words.at(-1)).toMatch(/^© 2025 .+ trademarks of /)
  const links = linksOf(footer)
  expect(links).toContainEqual(['info@spanwell.example', 'mailto:info@spanwell.example'])
  expect(links).toContainEqual(['(215) 555-0142', 'tel:+12155550142'])
  const home = links.findIndex(([label]) => label === 'Home')
  expect(links.slice(home, home + 8)).toEqual([
    ['Home', '/'],
    ['About Us', '/about'],
    ['Services', '/services'],
    ['Blogs', '/blogs'],
    ['White Papers', '/whitepapers'],
    ['Podcasts (opens in a new tab)', 'https://podcast.spanwell.example/'],
    ['Careers', '/careers'],
    ['Contact', '/contact'],
  ])
  const others = '/how-we-work /pricing /price-list /packages /compared /contracts /work /measured /questions /topics'
  const hrefs = links.map(([, href]) => href)
  expect(hrefs).toEqual(expect.arrayContaining([...others.split(' '), '/security', '/privacy', '/terms']))
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
