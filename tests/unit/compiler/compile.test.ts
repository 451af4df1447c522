import { expect, test } from 'vitest'
import { changeContent, findProblems } from '../../support/content-files.ts'

test('the content of the project compiles', () => {
  expect(findProblems(changeContent('content/site.json', text => text))).toEqual([])
})

test('a misspelled field is reported with its place and the likely name', () => {
  const files = changeContent('content/site.json', text => text.replace('"tagline"', '"tagLine"'))
  const [missing, unknown] = findProblems(files)
  expect(missing).toMatch(
    /^content\/site\.json:1:1 tagline: is missing; add it: this is: what the company does in one line$/,
  )
  expect(unknown).toMatch(/^content\/site\.json:4:\d+ tagLine: is not a known field; did you mean "tagline"\?$/)
})

test('all problems of all files are reported together', () => {
  const files = changeContent('content/team.json', () => '[]').map(file =>
    file.path === 'content/demos.json' ? { ...file, text: file.text.replace('true', '"yes"') } : file,
  )
  const problems = findProblems(files)
  expect(problems).toHaveLength(2)
  expect(problems[0]).toMatch(/^content\/demos\.json:\d+:\d+ \[\d\]\.\w+: must be a boolean \(it is "yes"\)/)
  expect(problems[1]).toMatch(/^content\/team\.json:1:1: must have at least one person/)
})

test('a misspelled choice is reported with the nearest allowed one', () => {
  const files = changeContent('content/pages/services.json', text => text.replace('"compass"', '"compas"'))
  expect(findProblems(files).join()).toMatch(/cards\[0\]\.icon: .*"compas".*; did you mean "compass"\?/)
})

test('a link to a page that does not exist is refused', () => {
  const files = changeContent('content/pages/home.json', text =>
    text.replace('"page": "contact"', '"page": "contacts"'),
  )
  expect(findProblems(files).join()).toContain('"contacts" is not the id of a page without parameters')
})

test('invalid JSON is reported with line and column', () => {
  const files = changeContent('content/site.json', text => text.replace('",\n  "legalName"', '"\n  "legalName"'))
  expect(findProblems(files)).toEqual(['content/site.json:3:3: is not valid JSON (CommaExpected); correct the JSON'])
})

test('a missing file is reported', () => {
  expect(findProblems(changeContent('content/site.json', () => undefined))).toEqual([
    'content/site.json:1:1: is missing; add the file',
  ])
})

test('an unknown file is refused', () => {
  expect(findProblems(changeContent('content/demo.json', () => '[]'))).toEqual([
    'content/demo.json:1:1: is not a known content file; did you mean "demos.json"?',
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

test('a service card whose computed path is not a page is refused', () => {
  const files = changeContent('content/pages/services.json', text =>
    text.replace('"title": "AI Staffing"', '"title": "Data & Analytics"'),
  )
  expect(findProblems(files).join()).toContain(
    'cards[3].title: leads to /services/data-and-analytics, which is not a page',
  )
})

test('a service page without a text is reported', () => {
  expect(findProblems(changeContent('content/services/ai-staffing.json', () => undefined))).toEqual([
    'content/services/ai-staffing.json:1:1: is missing: the page /services/ai-staffing has no text; add the file',
  ])
})

test('a portrait that is missing, or outside the picture folders, is refused', () => {
  const renamed = changeContent('content/team.json', text => text.replace('/team/abena-lindqvist', '/team/nobody'))
  expect(findProblems(renamed).join()).toMatch(/team\.json:6:14 \[0\]\.image: the picture .* needs files/)
  const moved = changeContent('content/team.json', text => text.replace('/images/team/abena', '/images/people/abena'))
  expect(findProblems(moved).join()).toContain('[0].image: must be in a picture folder of shared/values/pictures.ts')
})
