import request from 'supertest'
import { expect, test } from 'vitest'
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

test('the picture of the first view is fetched first, pictures below the fold when they come near', async () => {
  const text = await readPage('/')
  const [first, ...others] = /<main[ >][\s\S]*<\/main>/.exec(text)?.[0].match(/<img\b[^>]*>/g) ?? []
  expect(first).toContain('loading="eager" fetchPriority="high"')
  expect(others.length).toBeGreaterThan(0)
  expect(others.filter(picture => !picture.includes('loading="lazy"'))).toEqual([])
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
