import request from 'supertest'
import { expect, test } from 'vitest'
import { linksOf, wordsOf } from '../support/page-words.ts'
import { siteLibrary } from '../support/site-pages.ts'
import { getSharedApp } from '../support/test-app.ts'

async function readMain(path: string): Promise<string> {
  const { text } = await request(getSharedApp()).get(path).expect(200)
  return /<main[ >][\s\S]*<\/main>/.exec(text)?.[0] ?? ''
}

test('a position says its pay, its person and what it is in the list and on its page', async () => {
  const list = wordsOf(await readMain('/careers')).join(' ')
  for (const { id, title } of await siteLibrary.read('jobs')) {
    const main = await readMain(`/careers/${id}`)
    const [pay = ''] = /\$[\d,]+–\$[\d,]+ a year/.exec(main) ?? expect.fail(`no pay of ${title}`)
    expect(list).toContain(pay)
    const [hero = ''] = main.split('</header>')
    expect(hero).toMatch(/href="\/team\/[^"]+"/)
    expect(hero).toContain('alt="Portrait of ')
    expect(linksOf(main)).toContainEqual(['How hiring goes', '/careers#hiring'])
    expect(wordsOf(main).some(text => text.startsWith('This job is invented'))).toBe(siteLibrary.siteData.site.sample)
  }
})

test('a timeline numbers its gates, and its overview leads to each step', async () => {
  const parts = (await readMain('/how-we-work')).split(/<nav\b|<\/nav>/)
  const [overview = '', steps = ''] = parts.slice(parts.findIndex(part => part.includes('#timeline-1')))
  const gatesIn = (html: string) => wordsOf(`<body>${html}`).filter(word => /^Gate \d$/.test(word))
  expect(gatesIn(steps).length).toBeGreaterThan(1)
  expect(gatesIn(steps)).toEqual(gatesIn(steps).map((_, index) => `Gate ${index + 1}`))
  expect(gatesIn(overview)).toEqual(gatesIn(steps))
  const targets = linksOf(overview).map(([, href]) => href)
  expect(targets).toEqual([...steps.matchAll(/<li id="(timeline-[^"]+)"/g)].map(([, id]) => `#${id}`))
})

test('each pier of the home page’s bridge has a document, a price and a person with a page', async () => {
  const [bridge = ''] = (await readMain('/')).match(/<ol[\s\S]*?<\/ol>/) ?? []
  const piers = bridge.split('<li').slice(1)
  expect(piers.length).toBeGreaterThan(1)
  for (const pier of piers) {
    const [document = '', person = ''] = linksOf(pier).map(([, href]) => href)
    expect(document).toMatch(/^\/files\/[a-z-]+\.pdf$/)
    expect(person).toMatch(/^\/team\//)
    expect(pier).toMatch(/<b>(\$\d|No fee)/)
    expect(pier).toContain('alt="Portrait of ')
  }
})

/** A product's marks, which begin with its license. */
const marksOf = (license: string) =>
  new RegExp(`<div[^>]*><div[^>]*><svg[^>]*><path[^>]*></path></svg>${license}</div>`)

test('the landscape is a list of five layers and governance below its picture, filtered by the address', async () => {
  const main = await readMain('/tools/genai-landscape')
  expect(main.match(/<h3[ >]/g)).toHaveLength(6)
  expect(main).toMatch(/<p[^>]*>GenAI Landscape, as of [A-Z][a-z]+ \d{4}<\/p>/)
  expect(main.match(/ href="\/gae-ai-infographic\.png"/g), 'of the picture and of its download').toHaveLength(2)
  expect(main).toMatch(marksOf('proprietary'))
  const filtered = await readMain('/tools/genai-landscape?license=open+weights')
  expect(filtered).toMatch(marksOf('open weights'))
  expect(filtered).not.toMatch(marksOf('proprietary'))
  expect(await readMain('/tools/genai-landscape?license=service'), 'a value of the past').toBe(main)
})
