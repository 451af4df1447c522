import { expect, test } from 'vitest'
import { createMemoryLibrary } from '../../../server/library.ts'
import { defaultPictures } from '../../../shared/values/pictures.ts'
import { assign, type Changes, compile, readDocument, swap } from '../../support/fixture-content.ts'

const article = 'articles/blog-1.md'
const invented = { 'site.json': swap('"sample": false', '"sample": true') }

const open = (changes: Changes) => createMemoryLibrary(compile(changes).library)

/** The article with this at its end, as HTML. */
async function renderArticle(text: string): Promise<string> {
  return (await open({ [article]: before => `${before}\n${text}\n` }).read('bodies/blog-1')).html
}

test.each([
  ['a placeholder of site.json', 'Ask {site.name} in {site.location}.', 'Ask Example Company in Anytown, OH.'],
  ['a fact of a source', 'It has {source.figures.mills}.', 'It has twelve mills.'],
  ['a fact of a table', 'Rye has {data.rows.most}.', 'Rye has seven bags.'],
  ['a price', 'A day is {price.dayRate}.', 'A day is $1,400.'],
  ['braces in code', 'The set `{a | b}`.', 'The set <code>{a | b}</code>.'],
])('a text with %s is shown with what it means', async (_, text, shown) => {
  expect(await renderArticle(text)).toContain(shown)
})

test('fields take facts, sums and results of the estimator from the price book, and numbers from it are numbers', async () => {
  const [job] = await open({}).read('jobs')
  expect(job).toMatchObject({
    summary: 'A day costs $1,400, a week $7,000, a build $28,000.',
    pay: { min: 90_000, max: 120_000 },
  })
  const changed = readDocument('jobs', { 'price-book.json': swap('1400', '1500') })
  expect(changed).toContain('A day costs $1,500, a week $7,500, a build $30,000.')
})

test('a note becomes a numbered reference with the day on which it was looked up and a link back', async () => {
  const { html } = await open({}).read('bodies/blog-1')
  expect(html).toMatch(/before a .*gate.*<sup><a href="#[^"]*fn-figures"/)
  expect(html).toContain('Doe, J. “<a href="https://figures.example/">On Mills</a>.” Journal of Mills, 2024.')
  expect(html).toContain('Looked up on November 2, 2026.')
  expect(html).toContain('Back to reference')
})

test('a change after publication is told and dates the article; files to download have their titles', async () => {
  expect(readDocument('posts', {})).toContain('"changedOn":"2026-11-23"')
  const body = await open({}).read('bodies/blog-1')
  expect(JSON.stringify(body.history)).toContain('A figure was corrected.')
  expect(body.files?.map(({ id, title }) => [id, title])).toEqual([
    ['form', 'Form'],
    ['rows', 'Bags'],
  ])
})

test('whoever leads, writes and reviews has it on a page, but reviews nothing while the company is invented', async () => {
  const ada = await open({}).read('people/ada-archer')
  expect(ada.firstName).toBe('Ada')
  expect(ada.leads.map(({ to }) => to)).toEqual(['/services/review', '/industries/mills'])
  for (const [changes, reviewed, by] of [
    [{}, ['/blogs/blog-1'], { name: 'Ben Baker', id: 'ben-baker' }],
    [invented, [], undefined],
  ] as const) {
    const library = open(changes)
    expect((await library.read('people/ben-baker')).reviewed.map(({ to }) => to)).toEqual(reviewed)
    expect((await library.read('bodies/blog-1')).history?.reviewed).toEqual({ date: '2026-11-22', by })
  }
  const own = { [article]: swap('by: Ben Baker', 'by: Ada Archer') }
  expect((await open(own).read('people/ada-archer')).reviewed, 'their own').toEqual([])
})

test('an account has the name and the picture of its person; the last word is the last name', async () => {
  const names = (text: string) => text.replaceAll('Ada Archer', 'Ada de la Archer')
  const texts = { 'team.json': names, [article]: names, 'posts/first.md': names, 'papers/plan.md': names }
  const [account] = await open(texts).read('staff')
  const expected = { firstName: 'Ada de la', lastName: 'Archer', email: 'ada@company.example', role: 'Lead' }
  expect(account).toEqual({ id: 'ada-archer', ...expected, avatar: defaultPictures.avatar })
})

test('a field with a choice has one text while the company is invented and another afterward', async () => {
  const careers = {
    'pages/careers.json': swap('Join Our Team', '{We would read it|We read it} at {Nowhere|{site.name}}'),
  }
  expect((await open({ ...careers, ...invented }).read('pages/careers')).hero.heading).toBe(
    'We would read it at Nowhere',
  )
  expect((await open(careers).read('pages/careers')).hero.heading).toBe('We read it at Example Company')
})

test('a quoted section is the one of the demo, with what the page adds', () => {
  const quote = { kind: 'demo', id: 'again', heading: 'Again', demo: 'counter', section: 'measure' }
  const sections = [{ ...quote, items: [{ title: 'Question', text: 'Does it work?' }] }]
  const service = readDocument('services/review', { 'services/review.json': assign({ sections }) })
  expect(service).toMatch(/"id":"again","heading":"Again".*Does it work\?.*It counts\./)
})

test('charts are drawn in texts and sections, and link to their pages where the site has these', () => {
  const ids = ['blog-1-bags-of-two-lines', 'shop-bags']
  const { documents, files } = compile({}).library
  expect(files.charts.map(({ id }) => id)).toEqual(ids)
  for (const [name, id] of [
    ['bodies/blog-1', ids[0]],
    ['work', ids[1]],
  ] as const) {
    const document = JSON.stringify(documents.get(name))
    expect(document, name).toContain('<figure class=\\"chart')
    expect(document, name).toContain(`href=\\"/charts/${id}\\"`)
  }
  const without = compile({ 'pages/charts.json': undefined }).library
  expect(without.siteData.absent).toEqual(expect.arrayContaining(['charts', 'chart']))
  expect(without.documents.get('charts')).toEqual([])
  const all = JSON.stringify([...without.documents])
  expect(all).toContain('<figure class=\\"chart')
  expect(all).not.toMatch(/href=\\+"\/charts/)
})
