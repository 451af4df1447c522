import { expect, test } from 'vitest'
import { changeContent, findProblems, replaceIn } from '../../support/content-files.ts'

test('the content of the project compiles', () => {
  expect(findProblems(changeContent('content/site.json', text => text))).toEqual([])
})

test('a misspelled field is reported with its place and the likely name', () => {
  const [missing, unknown] = findProblems(replaceIn('site.json', '"tagline"', '"tagLine"'))
  expect(missing).toMatch(
    /^content\/site\.json:1:1 tagline: is missing; add it: this is: what the company does in one line$/,
  )
  expect(unknown).toMatch(/^content\/site\.json:5:\d+ tagLine: is not a known field; did you mean "tagline"\?$/)
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

test.each([
  {
    what: 'a misspelled choice',
    change: ['pages/services.json', '"compass"', '"compas"'],
    problem: 'cards[0].icon: "compas" is not an icon; choose one of those in client/components/icons.ts',
  },
  {
    what: 'a link to a page that does not exist',
    change: ['pages/home.json', '"page": "contact"', '"page": "contacts"'],
    problem: '"contacts" is not the id of a page without parameters',
  },
  {
    what: 'invalid JSON',
    change: ['site.json', '",\n  "legalName"', '"\n  "legalName"'],
    problem: 'content/site.json:4:3: is not valid JSON (CommaExpected); correct the JSON',
  },
  {
    what: 'an id other than the file’s name',
    change: ['jobs/ai-strategist.json', '"id": "ai-strategist"', '"id": "strategist"'],
    problem:
      'content/jobs/ai-strategist.json:2:9 id: is "strategist" in a file named ai-strategist.json; give the file and the id the same name',
  },
  {
    what: 'a portrait that is missing',
    change: ['team.json', '/team/abena-lindqvist', '/team/nobody'],
    problem: 'team.json:6:14 [0].image: the picture /images/team/nobody.jpg is missing; add public/',
  },
  {
    what: 'a portrait outside the picture folders',
    change: ['team.json', '/images/team/abena', '/images/people/abena'],
    problem: '[0].image: must be in a picture folder of shared/values/pictures.ts',
  },
] as const)('$what is refused with its place and what to do', ({ change: [file, from, to], problem }) => {
  expect(findProblems(replaceIn(file, from, to))).toEqual([expect.stringContaining(problem)])
})

test.each([
  ['content/site.json', undefined, 'is missing; add the file'],
  ['content/demo.json', '[]', 'is not a known content file; did you mean "demos.json"?'],
])('the file %s with the text %j is reported', (path, text, problem) => {
  expect(findProblems(changeContent(path, () => text))).toContain(`${path}:1:1: ${problem}`)
})

test('a service card whose computed path is not a page is refused', () => {
  const files = replaceIn('pages/services.json', '"title": "AI Staffing"', '"title": "Data & Analytics"')
  expect(findProblems(files).join()).toContain(
    'cards[3].title: leads to /services/data-and-analytics, which is not a page',
  )
})
