import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { changeContent, findProblems } from '../../support/content-files.ts'

test('a calculator without a model is refused', () => {
  const original = readFileSync('content/calculators/pugh.json', 'utf8')
  const files = changeContent('content/calculators/pug.json', () => original.replace('"id": "pugh"', '"id": "pug"'))
  expect(findProblems(files)).toEqual([expect.stringContaining('"pug" has no model; did you mean "pugh"?')])
})

test('a block of a calculator that does not exist is refused', () => {
  const files = changeContent('content/articles/blog-19.md', text => text.replace('\ncases\n', '\ncase\n'))
  expect(findProblems(files).join('\n')).toContain('"case" is not in content/calculators; did you mean "cases"?')
})

test('a field, a result or an error that the model lacks is refused, and so is a missing one', () => {
  const files = changeContent('content/calculators/pugh.json', text =>
    text
      .replace('"name": "weight1"', '"name": "weight"')
      .replace('"name": "leader"', '"name": "winner"')
      .replace('"errors": {\n    "sum"', '"errors": {\n    "total"'),
  )
  const problems = findProblems(files).join('\n')
  expect(problems).toContain('fields: lacks "weight1"')
  expect(problems).toContain('fields: has "weight", which the model lacks')
  expect(problems).toContain('results: has "winner", which the model lacks')
  expect(problems).toContain('errors: lacks "sum"')
})

test('a name in a formula that is neither a field nor a result is refused', () => {
  const files = changeContent('content/calculators/threshold.json', text =>
    text.replace('{nothingCost} −', '{nothing} −'),
  )
  expect(findProblems(files)).toEqual([expect.stringContaining('"{nothing}" is neither a field nor a result')])
})

test('two calculators of a piece must not share the name of a field', () => {
  const files = changeContent('content/articles/blog-19.md', text =>
    text.replace('```calculator\ncases\n```', '```calculator\ncases\n```\n\n```calculator\ncases\n```'),
  )
  expect(findProblems(files)[0]).toContain('the calculators "cases" and "cases" both have a field "share"')
})
