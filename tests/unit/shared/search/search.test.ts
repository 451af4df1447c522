import { expect, test } from 'vitest'
import { kinds, type PassagePage } from '../../../../shared/content/schemas/passages.ts'
import { searchSchema } from '../../../../shared/content/schemas/search.ts'
import { createSearch } from '../../../../shared/search/search.ts'
import { isAbout } from '../../../../shared/search/topics.ts'

/** A page of a small site about bridges. */
const page = (path: string, title: string, text: string, more: Partial<PassagePage> = {}): PassagePage => {
  return { kind: 'article', path, title, passages: [{ text }], ...more }
}

const pages = [
  page('/prices', 'Pricing', 'What an engagement costs.', { kind: 'page' }),
  page('/bridges', 'Building bridges', 'Arches of stone and wood.', {
    tags: ['Craft'],
    passages: [
      { text: 'Arches of stone and wood.' },
      { at: '#inspection', heading: 'Inspection', text: 'Each spring an inspector measures the arch and the deck.' },
    ],
  }),
  page('/ferries', 'Ferries', 'A ferry crosses where no bridge stands, at the price of a ticket.', { tags: ['Craft'] }),
  page('/models', 'Language models', 'They write sentences about bridges, and they price every word.'),
  page('/jobs', 'Open positions', 'We look for a mason.', { kind: 'job' }),
]
const kindWords = searchSchema.shape.kindWords.parse(Object.fromEntries(kinds.map(kind => [kind, kind])))
const synonyms = [
  ['LLM', 'language model'],
  ['how much', 'price'],
]
const search = createSearch(pages, { synonyms, kindWords })
const pathsOf = (query: string, options = {}) => search(query, options).found.map(({ path }) => path)

test.each([
  ['a word in the title comes before the same word in a text', 'price', '/prices'],
  ['endings do not matter', 'bridging', '/bridges'],
  ['nor do accents, case and apostrophes', "BRÍDGE'S", '/bridges'],
  ['one wrong letter in a short word', 'ferrie', '/ferries'],
  ['two in a longer one', 'languige modls', '/models'],
  ['two letters in the wrong order', 'brigde', '/bridges'],
  ['another word for the same', 'LLM', '/models'],
  ['an expression of frequent words', 'how much is it?', '/prices'],
  ['a whole sentence', 'Who are you looking for as a mason?', '/jobs'],
])('%s: "%s" finds %s first', (_, query, path) => {
  expect(pathsOf(query)[0]?.replace(/#.*/, '')).toBe(path)
})

test('the start of a word is enough only while it is typed', () => {
  expect(pathsOf('ferr', { isTyping: true })).toEqual(['/ferries'])
  expect(pathsOf('ferr')).toEqual([])
})

test.each(['a', 'the', 'what is it'])('"%s" says nothing to look for', query => {
  expect(search(query)).toEqual({ query, found: [], counts: [] })
})

test.each([
  ['a word of four letters', 'ston'],
  ['another first letter', 'sierra'],
  ['capitals within', 'MODeles'],
])('%s is not corrected: %s', (_, query) => {
  expect(search(query).spelling).toBeUndefined()
})

test('words that the site writes as one or as two are found either way', () => {
  expect(pathsOf('lang uage')[0]).toBe('/models')
  expect(pathsOf('stonewood')[0]).toBe('/bridges')
})

test('a section of a page is a result of its own beside another one of the page', () => {
  expect(pathsOf('arch')).toEqual(expect.arrayContaining(['/bridges', '/bridges#inspection']))
})

test('an id finds its page, and a résumé is nothing that is resumed', () => {
  const texts = { '/blogs/blog-33': 'Code.', '/cv': 'Send a résumé.', '/w': 'Work resumed.' }
  const more = Object.entries(texts).map(([path, text]) => page(path, 'Title', text))
  const find = createSearch(more, { synonyms: [], kindWords })
  expect(find('blog-33').found[0]?.path).toBe('/blogs/blog-33')
  expect(find('résumé').found.map(({ path }) => path)).toEqual(['/cv'])
})

test('a result leads to the passage with the most of what was looked for, and marks it', () => {
  const [first] = search('who measures the arches').found
  expect(first).toMatchObject({ path: '/bridges#inspection', heading: ['Inspection'] })
  expect(first?.excerpt).toEqual(['Each spring an inspector ', 'measures', ' the ', 'arch', ' and the deck.'])
})

test('words in quotes must occur in their order', () => {
  expect(pathsOf('"stone and wood"')).toEqual(['/bridges'])
  expect(pathsOf('"wood and stone"')).toEqual([])
  expect(pathsOf('“no bridge stands” ferry')).toEqual(['/ferries'])
})

test('kinds and topics narrow the results, and the counts are those of all kinds', () => {
  const craft = { id: 'craft', label: 'Craft', tags: ['Craft'] }
  expect(pathsOf('price', { kind: 'page' })).toEqual(['/prices'])
  expect(search('price', { kind: 'page' }).counts).toContainEqual({ kind: 'article', count: 2 })
  expect(pathsOf('price', { topic: craft })).toEqual(['/ferries'])
  expect(pathsOf('bridge', { perKind: 1 })).toHaveLength(1)
  expect(isAbout({ tags: ['Stone'] }, { id: 'materials', label: 'Materials', tags: ['Wood', 'Stone'] })).toBe(true)
})

test('an unknown word has a suggestion when a known one is near, and none otherwise', () => {
  expect(search('languige models').spelling).toBe('language models')
  expect(search('pricng').spelling).toBe('pricing')
  expect(search('bridges').spelling).toBeUndefined()
  expect(search('xylophone')).toEqual({ query: 'xylophone', found: [], counts: [] })
})

test.each([
  ['a word of 10 kB', 'a'.repeat(10_000)],
  ['10,000 words', Array.from({ length: 10_000 }, (_, index) => `w${index}`).join(' ')],
  ['control characters', '\u0000bridge\u0007\u202e\u200b'],
  ['quotes', '"'.repeat(5000)],
  ['phrases', '"bridge stone" '.repeat(500)],
  ['keys of objects', '__proto__ constructor toString hasOwnProperty'],
])('%s has an answer within the bounds', (_, query) => {
  const start = process.cpuUsage()
  const answer = search(query)
  const { user, system } = process.cpuUsage(start)
  expect((user + system) / 1000).toBeLessThan(250)
  expect(answer.query.length).toBeLessThanOrEqual(200)
  expect(answer.query).not.toMatch(/\p{Cs}|\p{Cc}/u)
  expect(answer.found.length).toBeLessThanOrEqual(pages.length)
})
