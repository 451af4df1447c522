import { expect, test } from 'vitest'
import { changeContent, findProblems, replaceIn } from '../../support/content-files.ts'

test('a block of a calculator that does not exist is refused', () => {
  const files = replaceIn('articles/blog-19.md', '\ncases\n', '\ncase\n')
  expect(findProblems(files).join('\n')).toContain('"case" is not in content/calculators; did you mean "cases"?')
})

test('a formula that names what does not exist is refused, and so is one without a value', () => {
  const renamed = replaceIn('calculators/pugh.json', '"name": "weight1"', '"name": "weight"')
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
  const files = replaceIn('calculators/threshold.json', '{nothingCost} −', '{nothing} −')
  expect(findProblems(files)).toEqual([expect.stringContaining('"{nothing}" is neither a field nor a result')])
})

test('two calculators of an article must not share the name of a field', () => {
  const files = replaceIn(
    'articles/blog-19.md',
    '```calculator\ncases\n```',
    '```calculator\ncases\n```\n\n```calculator\ncases\n```',
  )
  expect(findProblems(files)[0]).toContain('the calculators "cases" and "cases" both have a field "share"')
})

test('a choice without a value for an option, and a value without an option, are refused', () => {
  const problems = (change: (text: string) => string) =>
    findProblems(changeContent('content/calculators/estimate.json', change)).join('\n')
  expect(
    problems(text => text.replace('"assessment": "{price.assessmentDays', '"assesment": "{price.assessmentDays')),
  ).toMatch(
    /estimate\.json:\d+:\d+ results\[\d+\]\.cell\.values: has no value for the option "assessment"; add "assessment"\n.*results\[\d+\]\.cell\.values\.assesment: "assesment" is not an option of "kind"; did you mean "assessment"\?/,
  )
  expect(problems(text => text.replace('"by": "risk"', '"by": "risks"'))).toContain(
    '.cell.by: "risks" is neither a field nor a result; did you mean "risk"?',
  )
  expect(problems(text => text.replace('"by": "risk"', '"by": "users"'))).toContain(
    '.cell.by: "users" is not a choice;',
  )
  expect(problems(text => text.replace('"initial": "mixed"', '"initial": "mixd"'))).toContain(
    'fields[2].initial: "mixd" is not an option; did you mean "mixed"?',
  )
  expect(
    problems(text => text.replace('"months": "{price.capacityMonths', '"month": "{price.capacityMonths')),
  ).toContain('fields[0].options[3].min.month: "month" is not a field; did you mean "months"?')
})

test('a formula that only another option computes is checked too, in rows and lines with conditions', () => {
  const problems = (from: string, to: string) =>
    findProblems(changeContent('content/calculators/estimate.json', text => text.replace(from, to)))
  expect(
    problems('={bought}*{reservePercent}/100', '={bought}*{reservePercent}/{lowFactor}/(4-{daysPerMonth}/4)'),
  ).toEqual([expect.stringMatching(/results\[\d+\]\.cell: is a formula that divides by zero; correct the formula/)])
  expect(problems('={reservePercent}&\\"% of \\"&{bought}', '={reservePercent}&&{bought}')[0]).toMatch(
    /table\.rows\[6\]\.cells\[1\]: is a formula that has "&" in place of a value/,
  )
  expect(problems('"when": "={teamDays}=0"', '"when": "={teamDays}=="')[0]).toMatch(
    /formula\[8\]\.when: is a formula that has "=" in place of a value/,
  )
})

test('the results that the pricing page shows by name must exist', () => {
  const files = replaceIn('calculators/estimate.json', '"name": "reason"', '"name": "why"')
  expect(findProblems(files)).toEqual([
    expect.stringContaining('results: lacks "reason", which the pricing page shows; add it, without "isStep"'),
  ])
})

test('a table, a column or a part of the key that does not exist is refused', () => {
  const problems = (change: (text: string) => string) =>
    findProblems(changeContent('content/calculators/solved.json', change)).join('\n')
  expect(problems(text => text.replace('"table": "model-prices"', '"table": "model-price"'))).toContain(
    'data.table: "model-price" is not in content/data; add its table',
  )
  expect(problems(text => text.replace('"column": "line"', '"column": "lines"'))).toContain(
    'fields[0].column: "lines" is not a column of the table; did you mean "line"?',
  )
  expect(problems(text => text.replace('"newest"]', '"newst"]').replace('"newest"\n', '"newst"\n'))).toContain(
    'data.key[2]: "newst" is not a column of the table; did you mean "newest"?',
  )
  expect(problems(text => text.replaceAll('{data_edition_date}', '{data_date}'))).toContain(
    '"{data_date}" is neither a field nor a result',
  )
  expect(problems(text => text.replace('"initial": "2026-09-22"', '"initial": "2026-09-23"'))).toContain(
    'fields[1].initial: "2026-09-23" is not an option; did you mean "2026-09-22"?',
  )
})
