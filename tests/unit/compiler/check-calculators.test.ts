import { expect, test } from 'vitest'
import { changeContent, findProblems } from '../../support/content-files.ts'

test('a block of a calculator that does not exist is refused', () => {
  const files = changeContent('content/articles/blog-19.md', text => text.replace('\ncases\n', '\ncase\n'))
  expect(findProblems(files).join('\n')).toContain('"case" is not in content/calculators; did you mean "cases"?')
})

test('a formula that names what does not exist is refused, and so is one without a value', () => {
  const renamed = changeContent('content/calculators/pugh.json', text =>
    text.replace('"name": "weight1"', '"name": "weight"'),
  )
  expect(findProblems(renamed)[0]).toContain('"{weight1}" is neither a field nor a result; did you mean "weight"?')
  const broken = changeContent('content/calculators/pugh.json', text =>
    text.replace('=ABS({sum}-100)', '=ABS({sum}-100').replace('={weight1}+{weight2}', '={weight1}/0+{weight2}'),
  )
  const problems = findProblems(broken).join('\n')
  expect(problems).toMatch(/results\[\d+\]\.cell: is a formula that divides by zero/)
  expect(problems).toContain('errors[0].when: is a formula that lacks ","')
  const away = changeContent('content/calculators/threshold.json', text =>
    text.replaceAll('Table!$B$2:$B$10', 'Table!$B$2:$B$99'),
  )
  expect(findProblems(away).join('\n')).toContain('is a formula that names a cell outside its table')
})

test('a name in a formula that is neither a field nor a result is refused', () => {
  const files = changeContent('content/calculators/threshold.json', text =>
    text.replace('{nothingCost} −', '{nothing} −'),
  )
  expect(findProblems(files)).toEqual([expect.stringContaining('"{nothing}" is neither a field nor a result')])
})

test('two calculators of an article must not share the name of a field', () => {
  const files = changeContent('content/articles/blog-19.md', text =>
    text.replace('```calculator\ncases\n```', '```calculator\ncases\n```\n\n```calculator\ncases\n```'),
  )
  expect(findProblems(files)[0]).toContain('the calculators "cases" and "cases" both have a field "share"')
})
