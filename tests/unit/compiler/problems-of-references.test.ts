import { expect, test } from 'vitest'
import { compile, fixture, type ProblemCases, swap, testProblems } from '../../support/fixture-content.ts'

const article = 'articles/blog-1.md'
const topic = 'topics/tables.json'

const [demo]: readonly object[] = JSON.parse(fixture.get('demos.json') ?? '[]')
const changeDemo = (fields: object) => ({ 'demos.json': JSON.stringify([{ ...demo, ...fields }], null, 2) })

const otherTopic = (id: string) => ({
  'pages/contact.json': swap('"topics": [', `"topics": [{ "id": "${id}", "label": "A", "prompt": "B" },`),
})

/** What a topic has, and what it is changed to. */
const misnamed = {
  '"blog-1"': '"blog-2"',
  '"first"': '"plan"',
  sorting: 'sort',
  '"share"': '"shar"',
  abacus: 'abacos',
  '"form"': '"of"',
}

const toTopic = '"topic": "counter"'

const reading = ['blog-1', 'first', 'plan', 'none', 'first'].map(article => ({ article, why: 'Read it.' }))

/** What an editor has named, and the parts of the lines that the check prints then. */
const cases: ProblemCases = [
  [
    { [article]: swap('author: Ada Archer', 'author: Ada Arher') },
    `${article}:5:9 author: "Ada Arher" is not in content/team.json; did you mean "Ada Archer"?`,
  ],
  [
    { [article]: swap('by: Ben Baker', 'by: Somebody Else') },
    'reviewed.by: "Somebody Else" is not in content/team.json; choose one of Ada Archer, Ben Baker',
  ],
  [{ 'papers/plan.md': swap('[Ada Archer]', '[Nobody]') }, 'authors[0]: "Nobody" is'],
  ...['industries/mills.json', 'services/review.json', 'jobs/analyst.json'].map(
    name => [{ [name]: swap('"ada-archer"', '"ada"') }, 'lead: "ada" is not in'] as const,
  ),
  [{ 'staff.json': swap('"ada-archer"', '"ada"') }, 'staff.json:3:11 [0].id: "ada" is not in'],
  [{ 'pages/person.json': swap('"ada-archer"', '"ada"') }, 'first.person: "ada" is not in content/team.json'],
  [
    {
      'team.json': text => text.replace('/blogs/blog-1', '/blogs/blog-2').replace('"topic": "review"', '"topic": "x"'),
    },
    '[0].contact.topic: "x" is not a topic of the contact page',
    '[0].readFirst[0].to: the link to /blogs/blog-2 leads nowhere; correct or remove it',
  ],
  [
    { 'navigation.json': swap('"industry": "mills"', '"industry": "mill"') },
    'menu[3].industry: "mill" is not in content/industries; did you mean "mills"?',
  ],
  [
    { 'pages/demos.json': swap(toTopic, '"topic": "conter"') },
    'callToAction.primary.topic: "conter" is not a topic of the contact page; did you mean "counter"?',
  ],
  [
    { 'pages/demos.json': swap('"page": "services"', '"page": "services", "topic": "review"') },
    'callToAction.secondary.topic: the page "services" has no topics; remove it, or link to the page "contact"',
  ],
  ...['mills', 'counter', 'review', 'first'].map(
    id =>
      [
        otherTopic(id),
        `topics[0].id: "${id}" is already the id of an industry, a demo, an article or another topic; choose another`,
      ] as const,
  ),
  [
    {
      [topic]: text => Object.entries(misnamed).reduce((changed, names) => changed.replace(...names), text),
    },
    'reading[0].article: "blog-2" is not an article, post or paper; did you mean "blog-1"?',
    'reading[2].article: "plan" is already in this list; remove it',
    'useCases[0]: "sort" is not a use case of the industry "mills"; choose one of sorting, grinding',
    'calculators[0]: "shar" is not a calculator in an article; did you mean "share"?',
    'products[0]: "abacos" is not a product of content',
    'files[0]: "of" is not in content/files or content/data',
  ],
  [
    { 'topics/more.json': (fixture.get(topic) ?? '').replace('"id": "tables"', '"id": "more"') },
    'topics/more.json:11:12 tags[0]: "Tables" is already a tag of content/topics/tables.json; a tag leads to one topic',
    'tags[1]: "Data Science" is already a tag of content/topics/tables.json',
  ],
  [
    {
      'reading-lists.json': JSON.stringify([{ id: 'lead', role: 'A lead', text: 'Decides.', reading }]),
    },
    '[0].reading[3].article: "none" is not an article, post or paper',
    '[0].reading[4].article: "first" is already in this list; remove it',
  ],
  [changeDemo({ topics: ['table'] }), '[0].topics[0]: "table" is not a topic; did you mean "tables"?'],
  [changeDemo({ samples: ['row'] }), '[0].samples[0]: "row" is not in content/data'],
  [
    { 'demos.json': swap('"sources": ["figures"]', '"sources": ["figure"]') },
    '[0].sections[0].sources[0]: "figure" is not in content/sources; did you mean "figures"?',
  ],
  [
    { 'industries/mills.json': swap('"source": "figures"', '"source": "nowhere"') },
    'use_cases[0].case_study.source: "nowhere" is not in content/sources; add content/sources/nowhere.json',
  ],
  [
    { [article]: swap('files: [form, rows]', 'files: [form, from]') },
    `${article}:11:15 files[1]: "from" is not in content/files or content/data; did you mean "form"?`,
  ],
  [
    {
      'services/review.json': text =>
        text.replace(
          '"sections": [',
          '$&{"kind": "demo", "id": "a", "heading": "A", "demo": "counter", "section": "none"},',
        ),
    },
    'sections[0].section: "none" is not a section of the demo "counter"',
  ],
  [
    {
      'glossary.json': `[\n${[
        { id: 'gate', term: 'gate', forms: ['gate', 'Gates'], definition: 'A decision.' },
        { id: 'pilot', term: 'pilot', definition: 'A trial.', seeAlso: ['pilot'] },
        { id: 'review', term: 'review', forms: ['review', 'gATES'], definition: 'A look.', seeAlso: ['gat'] },
        { id: 'gate', term: 'door', definition: 'A way in.', article: 'blog-9' },
        { id: 'law', term: 'law', definition: 'A rule.', sources: ['figure'] },
      ]
        .map(entry => JSON.stringify(entry))
        .join(',\n')}\n]`,
    },
    'glossary.json:3:65 [1].seeAlso[0]: "pilot" is not in the other terms of content',
    'glossary.json:4:40 [2].forms: "gATES" is already a form of "gate"; leave it to one of the two, or define it once',
    '[2].seeAlso[0]: "gat" is not in the other terms',
    'glossary.json:5:7 [3].id: "gate" is used twice; rename one',
    '[3].article: "blog-9" is not in content/articles, posts or papers',
    '[4].sources[0]: "figure" is not in content/sources; did you mean "figures"?',
  ],
  [
    { 'staff.json': swap('{site.email.domain}', '{site.email.domian}') },
    'staff.json:4:14 [0].email: has {site.email.domian}, which neither content/site.json nor content/sources defines; did you mean',
    '[0].email: invalid email address',
  ],
  [
    { [article]: text => `${text}\nWritten at {site.nmae}.\n` },
    `${article}:40:1: has {site.nmae}, which neither content/site.json nor content/sources defines; did`,
  ],
  [
    { [article]: swap('Count before', 'Of {data.rows.mos} count before') },
    'has {data.rows.mos}, which neither content/site.json nor content/data defines; did you mean "{data.rows.most}"?',
  ],
  [
    { 'jobs/analyst.json': swap('{price.dayRate}', '{price.dayRat}') },
    'summary: has {price.dayRat}, which neither content/site.json nor',
  ],
  [{ 'price-book.json': swap('{dayRate}*5', '{day}*5') }, 'sums[0].cell: is a formula that '],
  [
    { 'site.json': swap('"name"', '"nmae"') },
    'name: is missing; add it',
    'nmae: is not a known field; did you mean "name"?',
  ],
  [
    { 'pages/glossary.json': undefined },
    'navigation.json:74:17 buying.links[1].page: "glossary" is a page that this site does not have',
    'pages/glossary.json:1:1: is needed by terms of the glossary; add the file',
  ],
  [
    { 'demos.json': '[]', 'pages/demos.json': swap(toTopic, '"topic": "review"') },
    'pages/home.json:45:12 demos: shows demos, of which there are none; remove it',
  ],
  [
    {
      'industries/mills.json': undefined,
      'navigation.json': swap(/"industry": "mills",\s+"children": "industries"/, '"page": "about"'),
      [topic]: swap(/"useCases": \[[^\]]*\],/, ''),
    },
    'pages/home.json:42:17 industries: shows industries, of which there are none; remove it',
  ],
  [
    { 'pages/work.json': undefined, 'work/shop.json': undefined, 'team.json': swap('/blogs/blog-1', '/work') },
    '[0].readFirst[0].to: the link to /work leads nowhere; correct or remove it',
  ],
]

testProblems(cases)

test('a new article that only it links to, without a tag of a topic, is warned of, and so is a tag of no article', () => {
  const text = fixture.get(article) ?? ''
  const added = text
    .replace('id: blog-1', 'id: blog-2')
    .replace('[Tables]', '[Rare]')
    .concat('\n[Here](/blogs/blog-2)\n')
  const { warnings } = compile({ 'articles/blog-2.md': added, [topic]: swap('"Tables", ', '"Tables", "Robots", ') })
  expect(warnings).toEqual([
    expect.stringContaining('articles/blog-2.md:2:1: has the tag "Rare", which no topic holds; add it to a topic'),
    expect.stringContaining('articles/blog-2.md:2:5 id: is linked from no other content'),
    expect.stringContaining('articles/blog-2.md:2:5 id: belongs to no topic; add a tag that a topic holds, such as'),
    expect.stringContaining(`${topic}:11:22 tags[1]: is "Robots", which no article has; correct or remove it`),
  ])
})

test.each([
  ['2026-12-01', 0],
  ['2026-12-02', 1],
])('on %s %d sources to look up by January 31 are warned of', (today, count) => {
  const warnings = compile({}, today).warnings.filter(line =>
    line.startsWith('sources/figures.json:9:14 checkBy: has to'),
  )
  expect(warnings).toHaveLength(count)
})
