import { expect, test } from 'vitest'
import { changeContent, findProblems } from '../../support/content-files.ts'

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

test('a card of a service without a file is a problem', () => {
  expect(findProblems(changeContent('content/services/ai-staffing.json', () => undefined))).toContainEqual(
    expect.stringContaining(
      'leads to /services/ai-staffing, which is not a page; add content/services/ai-staffing.json',
    ),
  )
})
