import request from 'supertest'
import { expect, test } from 'vitest'
import { changeLibrary } from '../support/changed-library.ts'
import { linksOf, toTopicLink, wordsOf } from '../support/page-words.ts'
import { siteLibrary } from '../support/site-pages.ts'
import { createTestApp, getSharedApp } from '../support/test-app.ts'

const createApp = () => getSharedApp({ PUBLIC_URL: 'https://www.example.com' })

async function readMain(path: string): Promise<string> {
  const { text } = await request(createApp()).get(path).expect(200)
  return /<main[ >][\s\S]*<\/main>/.exec(text)?.[0] ?? ''
}

const hrefsOf = async (path: string) => linksOf(await readMain(path)).map(([, href]) => href)

test('a person has portrait, role, answers, what they lead, articles and a way to reach the company', async () => {
  const main = await readMain('/team/esen-whitlock')
  expect((main.match(/<h[12][ >][\s\S]*?<\/h[12]>/g) ?? []).flatMap(wordsOf)).toEqual([
    'Esen Whitlock',
    'What Esen answers for',
    'Services and industries',
    'Written by Esen',
    'A question for Esen?',
  ])
  expect(wordsOf(main)).toEqual(
    expect.arrayContaining(['Lead AI Solutions and Enterprise Architect', 'What she refuses']),
  )
  expect(main).toContain('alt="Portrait of Esen Whitlock"')
  expect(await hrefsOf('/team/esen-whitlock')).toEqual(
    expect.arrayContaining([
      toTopicLink('ai-implementation', '/team/esen-whitlock'),
      '/services/ai-implementation',
      '/industries/insurance',
      '/about#team',
    ]),
  )
})

test('a person shows what they reviewed, with the day, once there are reviews', async () => {
  const name = 'people/esen-whitlock'
  const reviewed = [{ title: 'A Reviewed Piece', to: '/blogs/blog-17', reviewedOn: '2026-11-22' }]
  const library = await changeLibrary(name, person => ({ ...person, reviewed }))
  const { text } = await request(createTestApp({ parts: { library } }).app).get('/team/esen-whitlock')
  expect(text).toMatch(/Checked by Esen<\/h2>[\s\S]*A Reviewed Piece[\s\S]*<time dateTime="2026-11-22">/)
})

test('the page of a person links to every article, post and paper that the person signed, once', async () => {
  const [posts, papers] = await Promise.all([siteLibrary.read('posts'), siteLibrary.read('papers')])
  for (const { id, name } of await siteLibrary.read('team')) {
    const expected = [
      ...posts.filter(({ author }) => author.name === name).map(post => `/blogs/${post.id}`),
      ...papers
        .filter(({ authors }) => authors.some(author => author.name === name))
        .map(paper => `/whitepapers/${paper.id}`),
    ]
    const main = await readMain(`/team/${id}`)
    const own = main.slice(main.indexOf('Written by'))
    const linked = linksOf(own).map(([, href]) => href)
    expect(linked.filter(href => expected.includes(href)).toSorted(), name).toEqual(expected.toSorted())
  }
})

test('bylines, services and industries name the person with a link', async () => {
  expect(await hrefsOf('/blogs/blog-17')).toContain('/team/bao-castellane')
  expect(await hrefsOf('/blogs/beat-last-week-first')).toContain('/team/desmond-nakagawa')
  expect(await hrefsOf('/whitepapers/risks-and-ethical-ai')).toEqual(
    expect.arrayContaining(['/team/esen-whitlock', '/team/clodagh-varma', '/team/bao-castellane']),
  )
  expect(await hrefsOf('/blog')).toContain('/team/farid-moravec')
  expect(await hrefsOf('/about')).toContain('/team/farid-moravec')
  for (const [path, link] of [
    [
      '/services/ai-staffing',
      ['Desmond Nakagawa, VP of Resource Management, answers for this work', '/team/desmond-nakagawa'],
    ],
    ['/services/ai-solutions', ['Farid Moravec, Account Executive, answers for this work', '/team/farid-moravec']],
    ['/industries/logistics', ['Clodagh Varma, SVP of Sales, answers for this work', '/team/clodagh-varma']],
  ] as const) {
    expect(linksOf(await readMain(path)), path).toContainEqual(link)
  }
})

test('the team is on the page about the company, and an unknown person is not found', async () => {
  const { text } = await request(createApp()).get('/team').expect(200)
  expect(text).toContain('<link rel="canonical" href="https://www.example.com/about"/>')
  expect(text).toContain('id="team"')
  await request(createApp()).get('/team/ada-lovelace').expect(404)
})

test('the sitemap has the page of a person with the day of the newest article', async () => {
  const { text } = await request(createApp()).get('/sitemap.xml').expect(200)
  expect(text).toMatch(
    /<loc>https:\/\/www\.example\.com\/team\/bao-castellane<\/loc><lastmod>\d{4}-\d\d-\d\d<\/lastmod>/,
  )
  expect(text).not.toContain('/team</loc>')
})
