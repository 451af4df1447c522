import { expect, test } from 'vitest'
import { createMemoryLibrary } from '../../../server/library.ts'
import { findStrings } from '../../../shared/content/find-strings.ts'
import { changeContent, compileFiles } from '../../support/content-files.ts'
import { findPromises } from '../../support/promises.ts'
import { siteLibrary } from '../../support/site-pages.ts'

const compiledReal = compileFiles(
  changeContent('content/site.json', text => text.replace('"sample": true', '"sample": false')),
)
const realLibrary = createMemoryLibrary(compiledReal)

test('a sample names the day on which facts were checked and no reviewer; a real company names its reviewer', async () => {
  const ofSample = await siteLibrary.read('bodies/blog-10')
  expect(ofSample.history?.reviewed).toEqual({ date: '2026-11-22' })
  const ofReal = await realLibrary.read('bodies/blog-10')
  expect(ofReal.history?.reviewed).toEqual({
    date: '2026-11-22',
    by: { name: 'Bao Castellane', id: 'bao-castellane' },
  })
})

test('nobody has reviewed the work of colleagues while the company is invented', async () => {
  for (const { id } of await siteLibrary.read('team')) {
    expect((await siteLibrary.read(`people/${id}`)).reviewed, id).toEqual([])
  }
  const { reviewed } = await realLibrary.read('people/bao-castellane')
  expect(reviewed.map(({ to }) => to)).toContain('/blogs/blog-10')
  // A review of one's own article is none.
  expect(reviewed.map(({ to }) => to)).not.toContain('/whitepapers/competitive-divide-blog')
})

test('a field has words of its own while the company is invented', async () => {
  const change = (text: string) =>
    text.replace('Join Our Team', '{We would read it|We read it} at {Nowhere|{site.name}}')
  const files = changeContent('content/pages/careers.json', change)
  const heading = async (sources: typeof files) =>
    (await createMemoryLibrary(compileFiles(sources)).read('pages/careers')).hero.heading
  expect(await heading(files)).toBe('We would read it at Nowhere')
  const real = files.map(file =>
    file.path === 'content/site.json'
      ? { ...file, text: file.text.replace('"sample": true', '"sample": false') }
      : file,
  )
  expect(await heading(real)).toBe('We read it at Spanwell AI')
})

test('code in an article keeps its bars and braces', async () => {
  const files = changeContent('content/articles/blog-33.md', text => `${text}\nThe set \`{a | b}\`.\n`)
  const { html } = await createMemoryLibrary(compileFiles(files)).read('bodies/blog-33')
  expect(html).toContain('<code>{a | b}</code>')
})

test('a real company promises again what its sample only would do', async () => {
  const promisesOf = (library: typeof compiledReal, name: string) =>
    findStrings(library.documents.get(name)).flatMap(({ text }) => findPromises(text))
  const compiledSample = compileFiles(changeContent('content/none.json', () => undefined))
  const names = ['pages/contact', 'pages/careers', 'pages/how-we-work', 'pages/security']
  for (const name of [...names, 'people/desmond-nakagawa', 'industries/financial-services']) {
    expect(promisesOf(compiledSample, name), name).toEqual([])
    expect(promisesOf(compiledReal, name), name).not.toEqual([])
  }
})

test('no field shows the braces or the bar of a choice', () => {
  for (const [name, document] of compiledReal.documents) {
    if (name.startsWith('bodies/') || name.startsWith('stored/')) continue
    const texts = findStrings(document).map(({ text }) => text)
    expect(
      texts.filter(text => /\{[^{}]*\||\|[^{}]*\}/.test(text)),
      name,
    ).toEqual([])
  }
})
