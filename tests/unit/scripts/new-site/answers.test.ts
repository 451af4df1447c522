import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { formatProblem } from '../../../../compiler/problem.ts'
import { readAnswers } from '../../../../scripts/new-site/answers.ts'
import { fillStarter } from '../../../../scripts/new-site/fill-starter.ts'

const example = readFileSync('scripts/new-site/starter/answers.yaml', 'utf8')

function problemsWith(before: string, after: string): readonly string[] {
  expect(example).toContain(before)
  const outcome = readAnswers({ path: 'answers.yaml', text: example.replace(before, () => after) })
  return 'problems' in outcome ? outcome.problems.map(formatProblem) : []
}

const name = 'name: Quillfeather & Daughters'
const notLatin = 'company.name: must be written in Latin letters'
const deep = "deep: '#1d2b3a'"

test.each([
  ['a name of 120 letters', name, `name: ${'N'.repeat(120)}`, 'company.name: must have at most 60 characters'],
  ['a right-to-left name', name, 'name: شركة البيانات', notLatin],
  ['an emoji', name, 'name: Quill 🪶', notLatin],
  ['a placeholder as a name', name, "name: '{site.name}'", notLatin],
  ['a taken name', 'name: Reports & Dashboards', 'name: data review', 'services[1].name: two services have this name'],
  ['a second person', 'name: Bea Quillfeather', 'name: Ada OQuill', 'people[1].name: two people have this name'],
  ['a service without address', 'name: Data Review', "name: What's next", 'services[0].name: must be letters, digits'],
  ['a color that is none', "accent: '#2f6f4f'", 'accent: greenish', 'looks.accent: must be a color such as "#10303c"'],
  [
    'a typeface that is not offered',
    deep,
    `${deep}\n  typefaces: { text: comic-sans }`,
    'looks.typefaces.text: must be a typeface that is offered (it is "comic-sans"); choose one of fraunces,',
  ],
  ['a misspelled role', deep, `${deep}\n  typefaces: { heading: lora }`, 'typefaces.heading: is not a known field'],
  ['an address without street', '    street: 7 Ore Dock Road\n', '', 'company.address.street: is missing; add it'],
  ['a part that cannot be kept', 'looks:\n', 'keep: [topics]\nlooks:\n', 'keep[0]: must be one of industries,'],
  [
    'an industry with the name of a service',
    'looks:\n',
    'industries:\n  - { name: Data Review, text: Twice }\nlooks:\n',
    'industries[0].name: is the name of a service or of another topic of messages',
  ],
  ['YAML that cannot be read', 'company:', 'company: [', ': is not valid YAML ('],
  ['a misspelled field', 'tagline:', 'tagLine:', 'company.tagLine: is not a known field; did you mean "tagline"?'],
  [
    'no service at all',
    /services:[\s\S]*?(?=people:)/.exec(example)?.[0] ?? '',
    'services: []\n',
    'services: must have at least one service',
  ],
])('%s is refused with its place and what to do', (_, before, after, problem) => {
  expect(problemsWith(before, after)).toContainEqual(expect.stringMatching(/^answers\.yaml:\d+:\d+:? /))
  expect(problemsWith(before, after).join('\n')).toContain(problem)
})

test.each(["O'Brien & Sons", 'Œuvre Ltd.', 'Ångström Ærø'])('the name %s is taken as it is', company => {
  expect(problemsWith(name, `name: "${company}"`)).toEqual([])
})

test('the typeface is the sample’s unless the answers name one, and headings follow the text', () => {
  const typefacesOf = (text: string) => {
    const outcome = readAnswers({ path: 'answers.yaml', text })
    return 'value' in outcome ? outcome.value.looks.typefaces : outcome.problems
  }
  expect(typefacesOf(example)).toEqual({ text: 'instrument-sans' })
  expect(typefacesOf(example.replace(/^ {2}# (?=typefaces:| {2}(text|headings):)/gm, '  '))).toEqual({
    text: 'source-sans-3',
    headings: 'fraunces',
  })
})

test('every file of the starter has all its answers filled in', () => {
  const outcome = readAnswers({ path: 'answers.yaml', text: example })
  if ('problems' in outcome) throw new Error(outcome.problems.map(formatProblem).join('\n'))
  const files = fillStarter('.', outcome.value, '2026-11-26')
  expect(files.size).toBeLessThanOrEqual(30)
  for (const [path, text] of files) {
    expect(text, path).not.toMatch(/\{answer\.|undefined/)
    if (path.endsWith('.json')) expect(() => JSON.parse(text), path).not.toThrow()
  }
})
