import { expect, test } from 'vitest'
import { changeContent, compileFiles, findProblems, realFiles } from '../../support/content-files.ts'

test.each([
  ['content/pages/corrections.json', 'content/pages/questions.json', 'the link to /corrections leads nowhere'],
  [
    'content/pages/contracts.json',
    'content/navigation.json',
    'buying.links[5].page: "contracts" is a page that this site does not have',
  ],
])('without %s, links to its page are problems', (path, file, problem) => {
  const problems = findProblems(changeContent(path, () => undefined))
  expect(problems.join('\n')).toContain(problem)
  expect(problems.filter(text => text.startsWith(path))).toEqual([])
  expect(problems.some(text => text.startsWith(file))).toBe(true)
})

test('terms of a glossary need its page', () => {
  expect(findProblems(changeContent('content/pages/glossary.json', () => undefined))).toContain(
    'content/pages/glossary.json:1:1: is needed by terms of the glossary; add the file',
  )
})

test.each(['demos', 'industries'])('a section of the home page without %s is a problem', part => {
  const isOfPart = ({ path }: { readonly path: string }) =>
    path === `content/${part}.json` || path.startsWith(`content/${part}/`)
  expect(findProblems(realFiles.filter(file => !isOfPart(file)))).toContainEqual(
    expect.stringMatching(
      new RegExp(`^content/pages/home.json:\\d+:\\d+ ${part}: shows ${part}, of which there are none; remove it`),
    ),
  )
})

test('a card of a service without a file is a problem', () => {
  expect(findProblems(changeContent('content/services/ai-staffing.json', () => undefined))).toContainEqual(
    expect.stringContaining(
      'leads to /services/ai-staffing, which is not a page; add content/services/ai-staffing.json',
    ),
  )
})

test('without the page of charts, texts draw theirs and pages refer to theirs, which have no page and no link to one', () => {
  const isOfCharts = ({ path }: { readonly path: string }) => path === 'content/pages/charts.json'
  const files = realFiles.filter(file => !isOfCharts(file))
  expect(findProblems(files)).toEqual([expect.stringContaining('the link to /charts leads nowhere')])
  const unlinked = files.map(file => ({ ...file, text: file.text.replace('"to": "/charts"', '"to": "/blogs"') }))
  const { documents, files: made, siteData } = compileFiles(unlinked)
  expect(siteData.absent).toEqual(expect.arrayContaining(['charts', 'chart']))
  expect(documents.get('charts')).toEqual([])
  const all = JSON.stringify([...documents])
  const referred = [...all.matchAll(/\/charts\/([^"#\\]*)/g)].map(([, name]) => name)
  expect(new Set(referred)).toEqual(new Set(made.charts.map(({ id }) => `${id}.marks.svg`)))
  expect(made.charts.map(({ id }) => id)).toContain('price-ranges')
  expect(all).toContain('<figure class=\\"chart\\" id=\\"blog-19-answers-and-certainty\\"')
})
