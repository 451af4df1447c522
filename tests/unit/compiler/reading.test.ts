import { expect, test } from 'vitest'
import { changeContent, changeFirstDemo, findProblems, findWarnings, replaceIn } from '../../support/content-files.ts'

const agents = 'content/topics/agents.json'

test('ids in a topic must exist, and a tag belongs to one topic', () => {
  const changes = [
    ['"article": "blog-22"', '"article": "blog-222"'],
    ['"article": "blog-24"', '"article": "blog-21"'],
    ['"demurrage-invoice-audit"', '"demurrage"'],
    ['"langgraph"', '"langgraf"'],
    ['"pugh"', '"pug"'],
    ['"agent-permissions"', '"nothing"'],
    ['"Agentic AI"', '"Agentic AI", "Data"'],
  ] as const
  const files = changeContent(agents, text => changes.reduce((changed, [from, to]) => changed.replace(from, to), text))
  const problems = findProblems(files)
  const expected = [
    /:\d+:\d+ reading\[1\]\.article: "blog-222" is not an article, post or paper; did you mean "blog-22"\?$/,
    / reading\[3\]\.article: "blog-21" is already in this list; remove it$/,
    / useCases\[1\]: "demurrage" is not a use case of the industry "logistics"; /,
    / calculators\[0\]: "pug" is not a calculator in an article; did you mean "pugh"\?$/,
    / products\[0\]: "langgraf" is not a product of content\/landscape\.json; did you mean "langgraph"\?$/,
    / files\[1\]: "nothing" is not in content\/files or content\/data/,
    / tags\[2\]: "Data" is already a tag of content\/topics\/data\.json; a tag leads to one topic/,
  ]
  for (const pattern of expected) expect(problems).toContainEqual(expect.stringMatching(pattern))
  expect(problems).toHaveLength(expected.length)
})

test('a demo names topics that exist', () => {
  expect(findProblems(changeFirstDemo({ topics: ['agent'] }))).toEqual([
    expect.stringMatching(/demos\.json:\d+:\d+ \[0\]\.topics\[0\]: "agent" is not a topic; did you mean "agents"\?$/),
  ])
})

test('a reading list names articles that exist', () => {
  const files = replaceIn('reading-lists.json', '"blog-31"', '"blog-311"')
  expect(findProblems(files).join()).toContain('[0].reading[0].article: "blog-311" is not an article, post or paper')
})

test('a new article that only it links to, without a tag of a topic, is warned of', () => {
  const [original = ''] = changeContent('content/articles/blog-30.md', text => text)
    .filter(({ path }) => path === 'content/articles/blog-30.md')
    .map(({ text }) => text)
  const text = original.replace('id: blog-30', 'id: blog-999').replace(/^topics:(\n {2}- .*)+/m, 'topics: [Rare]')
  const linked = `${text}\nSee [this article](/blogs/blog-999).\n`
  const warnings = findWarnings(changeContent('content/articles/blog-999.md', () => linked))
  expect(warnings.filter(warning => warning.includes('blog-999'))).toEqual([
    expect.stringContaining('has the tag "Rare", which no topic holds'),
    expect.stringContaining('id: is linked from no other content'),
    expect.stringContaining('id: belongs to no topic'),
  ])
})

test('a tag of a topic that no article has is warned of', () => {
  const files = changeContent(agents, text => text.replace('"Agentic AI"', '"Agentic AI", "Robots"'))
  expect(findWarnings(files)).toContainEqual(expect.stringContaining('tags[2]: is "Robots", which no article has'))
})
