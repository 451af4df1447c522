import request from 'supertest'
import { expect, test } from 'vitest'
import { activeDemos } from '../support/demos.ts'
import { linksOf, wordsOf } from '../support/page-words.ts'
import { siteLibrary } from '../support/site-pages.ts'
import { getSharedApp } from '../support/test-app.ts'

async function readPage(path: string): Promise<string> {
  const app = getSharedApp()
  return (await request(app).get(path).expect(200)).text
}

async function readMain(path: string): Promise<string> {
  return /<main[ >][\s\S]*<\/main>/.exec(await readPage(path))?.[0] ?? ''
}

function sectionWith(html: string, heading: string): string {
  return html.match(/<section[ >][\s\S]*?<\/section>/g)?.find(section => section.includes(`>${heading}</h2>`)) ?? ''
}

test('a job seeker finds two openings and a mail address to apply to', async () => {
  const main = await readMain('/careers')
  expect(linksOf(sectionWith(main, 'Current Openings')).map(([, href]) => href)).toEqual([
    '/careers/ai-strategist',
    '/careers/vp-operations',
  ])
  expect(linksOf(main)).toEqual(
    expect.arrayContaining([
      ['Apply Today', 'mailto:careers@spanwell.example'],
      ['Learn More About Us', '/about'],
    ]),
  )
})

test('a position shows where, how and for whom one works, what is done, asked and offered', async () => {
  const main = await readMain('/careers/ai-strategist')
  expect(wordsOf(main)).toEqual(
    expect.arrayContaining([
      'Hybrid/Remote',
      'Full-Time',
      'Strategy',
      '7+ years',
      'Responsibilities',
      'Requirements',
      'Benefits',
    ]),
  )
  expect(linksOf(main)).toContainEqual(['Apply Now', 'mailto:careers@spanwell.example?subject=AI%20Strategist'])
})

test('a position shows its pay in the list and on its page, and each says that it is invented', async () => {
  const card = wordsOf(sectionWith(await readMain('/careers'), 'Current Openings'))
  const position = wordsOf(await readMain('/careers/ai-strategist'))
  for (const words of [card, position]) expect(words).toContain('$165,000–$205,000 a year')
  expect(wordsOf(await readMain('/careers'))).toContainEqual(expect.stringContaining('their pay are invented'))
  expect(position).toContainEqual(expect.stringContaining('This job is invented'))
  expect(position).toContainEqual(expect.stringContaining('Base salary'))
})

test('a position leads to the stages of hiring, which say when an answer comes', async () => {
  expect(linksOf(await readMain('/careers/ai-strategist'))).toContainEqual(['How hiring goes', '/careers#hiring'])
  const [, hiring = ''] = (await readMain('/careers')).split(' id="hiring"')
  expect(wordsOf(`<body>${hiring}`)).toContainEqual(expect.stringContaining('within five business days'))
})

test('a timeline numbers its gates, and its overview leads to each step', async () => {
  const main = await readMain('/how-we-work')
  const parts = main.split(/<nav\b|<\/nav>/)
  const [overview = '', steps = ''] = parts.slice(parts.findIndex(part => part.includes('#timeline-1')))
  const gates = ['Gate 1', 'Gate 2', 'Gate 3', 'Gate 4']
  expect(wordsOf(`<body>${overview}`).filter(word => word.startsWith('Gate'))).toEqual(gates)
  expect(wordsOf(`<body>${steps}`).filter(word => /^Gate \d$/.test(word))).toEqual(gates)
  const targets = linksOf(overview).map(([, href]) => href)
  expect(targets).toEqual([...steps.matchAll(/<li id="(timeline-[^"]+)"/g)].map(([, id]) => `#${id}`))
  expect(targets).toHaveLength(8)
})

test('each methodology is used in a step of an engagement', async () => {
  const words = wordsOf(await readMain('/how-we-work'))
  for (const { title } of await siteLibrary.read('methodologies')) expect(words).toContain(`Method: ${title}`)
})

test('a position begins with its summary and the person one works with, and describes the role below', async () => {
  const main = await readMain('/careers/ai-strategist')
  const [hero = '', rest = ''] = main.split('</header>')
  expect(linksOf(hero)).toContainEqual(['Bao Castellane', '/team/bao-castellane'])
  expect(hero).toContain('alt="Portrait of Bao Castellane"')
  expect(hero).toContain('Help executives choose')
  expect(hero).not.toContain('You will lead readiness assessments')
  expect(rest).toContain('You will lead readiness assessments')
})

test('each pier of the home page’s bridge has a document, a price and a person with a page', async () => {
  const [bridge = ''] = (await readMain('/')).match(/<ol[\s\S]*?<\/ol>/) ?? []
  const piers = bridge.split('<li').slice(1)
  expect(piers).toHaveLength(6)
  for (const pier of piers) {
    const [document = '', person = ''] = linksOf(pier).map(([, href]) => href)
    expect(document).toMatch(/^\/files\/[a-z-]+\.pdf$/)
    expect(person).toMatch(/^\/team\//)
    for (const path of [document, person]) await request(getSharedApp()).get(path).expect(200)
    expect(pier).toMatch(/<b>(\$\d|No fee)/)
    expect(pier).toContain('alt="Portrait of ')
  }
})

test('the home page draws the cash curve of its engagement, from kickoff to payback', async () => {
  const { curve } = await siteLibrary.read('home')
  expect(curve).toHaveLength(21)
  expect([curve[0], Math.min(...curve), curve.at(-1)]).toEqual([-19_320, -149_772, 11_900])
  const [, figure = ''] = (await readMain('/')).split(/<\/?figure\b/)
  expect(wordsOf(figure.slice(figure.indexOf('<figcaption'))).join(' ')).toBe(
    '$0 Kickoff −$149,772 Month 7, lowest +$11,900 Month 21, paid back',
  )
})

test('Industry Insights is a notice, with the three newest pieces and all topics below it', async () => {
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

test('the details field of the contact form has four rows', async () => {
  expect(await readMain('/contact')).toMatch(/<textarea rows="4" id="details"/)
})

test('the film has controls and captions, and loads nothing by itself', async () => {
  const [film, ...others] = (await readMain('/about')).match(/<video\b[\s\S]*?<\/video>/g) ?? []
  expect(others).toEqual([])
  for (const attribute of ['controls=""', 'preload="none"', '<track kind="captions"']) {
    expect(film).toContain(attribute)
  }
})

test('the picture of the first view is fetched first, pictures below the fold when they come near', async () => {
  const text = await readPage('/')
  const [first, ...others] = /<main[ >][\s\S]*<\/main>/.exec(text)?.[0].match(/<img\b[^>]*>/g) ?? []
  expect(first).toContain('loading="eager" fetchPriority="high"')
  expect(others.length).toBeGreaterThan(0)
  expect(others.filter(picture => !picture.includes('loading="lazy"'))).toEqual([])
})

test('the dashboard shows each active demo with a way to launch it', async () => {
  const main = await readMain('/demos')
  const cards = main.match(/<article[ >][\s\S]*?<\/article>/g) ?? []
  expect(cards.map(card => linksOf(card).at(-1)?.[1])).toEqual(activeDemos.map(({ id }) => `/demos/${id}`))
  for (const card of cards) expect(wordsOf(card).join(' ')).toContain('Launch Demo')
})

test('Podcasts opens outside in a new tab', async () => {
  const navigation = /<nav[^>]* aria-label="Main"[\s\S]*?<\/nav>/.exec(await readPage('/'))?.[0] ?? ''
  const podcasts = [...navigation.matchAll(/<a\b([^>]*)>(?:(?!<\/a>).)*Podcasts/g)].map(([, attributes]) => attributes)
  expect(podcasts.length).toBeGreaterThan(0)
  for (const attributes of podcasts) expect(attributes).toMatch(/ href="https:[^"]+" target="_blank" rel="noopener"/)
})

/** A product's marks, which begin with its license. */
const marksOf = (license: string) =>
  new RegExp(`<div[^>]*><div[^>]*><svg[^>]*><path[^>]*></path></svg>${license}</div>`)

test('the landscape stands below its picture as a list of five layers and governance, filtered by the address', async () => {
  const main = await readMain('/tools/genai-landscape')
  expect(main.match(/<h3[ >]/g)).toHaveLength(6)
  expect(main).toMatch(/<p[^>]*>GenAI Landscape, as of [A-Z][a-z]+ \d{4}<\/p>/)
  expect(main.match(/ href="\/gae-ai-infographic\.png"/g), 'of the picture and of its download').toHaveLength(2)
  expect(main.match(marksOf('proprietary'))).not.toBeNull()
  const filtered = await readMain('/tools/genai-landscape?license=open+weights')
  expect(filtered.match(marksOf('open weights'))).not.toBeNull()
  expect(filtered.match(marksOf('proprietary'))).toBeNull()
  expect(await readMain('/tools/genai-landscape?license=service'), 'a value of the past').toBe(main)
})
