import { expect, test } from 'vitest'
import { changeContent, findProblems } from '../../../support/content-files.ts'

test('the content of the project compiles', () => {
  expect(findProblems(changeContent('content/site.json', text => text))).toEqual([])
})

test('a field with a wrong name is told with its place and the likely name', () => {
  const files = changeContent('content/site.json', text => text.replace('"tagline"', '"tagLine"'))
  const [missing, unknown] = findProblems(files)
  expect(missing).toMatch(
    /^content\/site\.json:1:1 tagline: is missing; add it: this is: what the company does in one line$/,
  )
  expect(unknown).toMatch(/^content\/site\.json:4:\d+ tagLine: is not a known field; did you mean "tagline"\?$/)
})

test('all problems of all files are told at once', () => {
  const files = changeContent('content/team.json', () => '[]').map(file =>
    file.path === 'content/demos.json' ? { ...file, text: file.text.replace('true', '"yes"') } : file,
  )
  const problems = findProblems(files)
  expect(problems).toHaveLength(2)
  expect(problems[0]).toMatch(/^content\/demos\.json:\d+:\d+ \[\d\]\.\w+: must be a boolean \(it is "yes"\)/)
  expect(problems[1]).toMatch(/^content\/team\.json:1:1: must hold six people/)
})

test('a wrong choice is told with the nearest allowed one', () => {
  const files = changeContent('content/pages/services.json', text => text.replace('"compass"', '"compas"'))
  expect(findProblems(files).join()).toMatch(/cards\[0\]\.icon: .*"compas".*; did you mean "compass"\?/)
})

test('a link to a page that does not exist is refused', () => {
  const files = changeContent('content/pages/home.json', text =>
    text.replace('"page": "contact"', '"page": "contacts"'),
  )
  expect(findProblems(files).join()).toContain('names no page: "contacts" is not an id in shared/routes.ts')
})

test('text that is not JSON is told with line and column', () => {
  const files = changeContent('content/site.json', text => text.replace('",\n  "legalName"', '"\n  "legalName"'))
  expect(findProblems(files)).toEqual(['content/site.json:3:3: is not valid JSON (CommaExpected); mend the JSON there'])
})

test('a missing file is told', () => {
  expect(findProblems(changeContent('content/site.json', () => undefined))).toEqual([
    'content/site.json:1:1: is missing; add the file',
  ])
})

test('a missing industry is told', () => {
  expect(findProblems(changeContent('content/industries/energy.json', () => undefined))).toEqual([
    'content/industries/energy.json:1:1: is missing: the menu lists nine industries; add the file',
  ])
})

test('a file that nothing reads is refused', () => {
  expect(findProblems(changeContent('content/demo.json', () => '[]'))).toEqual([
    'content/demo.json:1:1: is a file that nothing reads; did you mean content/demos.json?',
  ])
})

test('an id other than the file’s name is refused', () => {
  const files = changeContent('content/jobs/ai-strategist.json', text =>
    text.replace('"id": "ai-strategist"', '"id": "strategist"'),
  )
  expect(findProblems(files)).toEqual([
    'content/jobs/ai-strategist.json:2:9 id: is "strategist" in a file named ai-strategist.json; give the file and the id the same name',
  ])
})

test('a service card whose computed address has no screen is refused', () => {
  const files = changeContent('content/pages/services.json', text =>
    text.replace('"title": "AI Staffing"', '"title": "Data & Analytics"'),
  )
  expect(findProblems(files).join()).toContain(
    'cards[3].title: leads to /services/data-and-analytics, which has no screen',
  )
})
