import request from 'supertest'
import { expect, test } from 'vitest'
import type { Library } from '../../shared/content/library.ts'
import { changeLibrary } from '../support/changed-library.ts'
import { linksOf, wordsOf } from '../support/page-words.ts'
import { createTestApp, getSharedApp } from '../support/test-app.ts'

const ids = ['demand-forecast', 'insurance-certificates', 'invoice-matching']

async function readMain(path: string, library?: Library): Promise<string> {
  const { text } = await request(createTestApp(library && { parts: { library } }).app)
    .get(path)
    .expect(200)
  return /<main[ >][\s\S]*<\/main>/.exec(text)?.[0] ?? ''
}

test('an engagement is a row with its badge, its outcome and two figures, the one of the first screen first', async () => {
  const main = await readMain('/work')
  const cards = main.match(/<article[ >][\s\S]*?<\/article>/g) ?? []
  const order = ['invoice-matching', ...ids.filter(id => id !== 'invoice-matching')]
  expect(cards.map(card => linksOf(card)[0]?.[1])).toEqual(order.map(id => `/work/${id}`))
  expect(wordsOf(cards[1] ?? '')).toEqual(
    expect.arrayContaining(['Worked sample', 'Stopped in week 12', '4.2%', '$53,600']),
  )
})

test.each(ids)('%s says that it is invented and leads on', async id => {
  const main = await readMain(`/work/${id}`)
  const [hero = ''] = main.split('</header>')
  expect(hero).toMatch(/Worked sample · (Stopped|Paid|Pays) /)
  expect(hero).toContain('the numbers are invented; the arithmetic is real')
  const other = id === 'invoice-matching' ? 'demand-forecast' : 'invoice-matching'
  expect(linksOf(main).map(([, href]) => href)).toEqual(expect.arrayContaining(['/work', `/work/${other}`]))
})

test('a real engagement has no badge', async () => {
  const library = await changeLibrary('work', all => all.map(one => ({ ...one, isInvented: false })))
  for (const path of ['/work', '/work/demand-forecast']) {
    const words = wordsOf(await readMain(path, library))
    expect(words, path).toContain('Stopped in week 12')
    expect(words, path).not.toContain('Worked sample')
  }
})

test('an unknown engagement does not exist', async () => {
  const { text } = await request(getSharedApp()).get('/work/nothing').expect(404)
  expect(text).toMatch(/<h1[^>]*>Page Not Found</)
})

test('a reference is shown once a client has agreed, with who said it and when', async () => {
  expect(await readMain('/work')).not.toContain('>References<')
  const client = { name: 'Client, Inc.', quote: 'It paid back.', person: 'Kim Doe, CFO', date: '2026-11-02' }
  const library = await changeLibrary('pages/work', text => ({
    ...text,
    references: { ...text.references, clients: [client] },
  }))
  const [, references = ''] = (await readMain('/work', library)).split('>References<')
  expect(/<blockquote[^>]*>([^<]*)/.exec(references)?.[1]).toBe('It paid back.')
  expect(/<figcaption[\s\S]*?<\/figcaption>/.exec(references)?.[0].replace(/<[^>]*>/g, ' ')).toMatch(
    /Client, Inc\. +Kim Doe, CFO, +November 2, 2026/,
  )
})
