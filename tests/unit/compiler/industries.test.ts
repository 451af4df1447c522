import { expect, test } from 'vitest'
import { changeContent, findProblems, replaceIn } from '../../support/content-files.ts'

const file = 'content/industries/healthcare.json'

function problemsAfter(change: (text: string) => string): string {
  return findProblems(changeContent(file, change)).join('\n')
}

test('an industry without a benefit is refused', () => {
  const problems = problemsAfter(text => JSON.stringify({ ...JSON.parse(text), benefits: [] }, null, 2))
  expect(problems).toMatch(new RegExp(`^${file}:\\d+:\\d+ benefits: `))
})

test('a stat without a source is refused', () => {
  const problems = problemsAfter(text => {
    const industry = JSON.parse(text)
    industry.snapshot.sources.pop()
    return JSON.stringify(industry, null, 2)
  })
  expect(problems).toContain('snapshot.sources: must have one source for each of the stats')
})

test('a KPI without its kind is refused', () => {
  const problems = problemsAfter(text => text.replace('"Our target: ', '"'))
  expect(problems).toMatch(/use_cases\[0\]\.kpi\[\d\]: must begin with "Our target: ", "Reported by/)
})

test('a use case whose first KPI does not begin with its figure is refused', () => {
  const problems = problemsAfter(text =>
    text.replace(/"(Our target|Reported by [^:]+|Context, \d+): [^"]+"/, '"Our target: fewer calls"'),
  )
  expect(problems).toMatch(/use_cases\[0\]\.kpi: must begin with its figure after its kind/)
})

test('a case study without a known source is refused', () => {
  expect(problemsAfter(text => text.replace(/"source": "[^"]+"/, '"source": "nowhere"'))).toMatch(
    /use_cases\[0\]\.case_study\.source: "nowhere" is not in content\/sources; add content\/sources\/nowhere\.json/,
  )
})

test('a slug that two use cases share is refused', () => {
  const problems = problemsAfter(text => {
    const industry = JSON.parse(text)
    industry.use_cases[1].slug = industry.use_cases[0].slug
    return JSON.stringify(industry, null, 2)
  })
  expect(problems).toMatch(/use_cases\[1\]\.slug: "[a-z-]+" is already used in content\/industries\/healthcare\.json/)
})

test('an industry without its pictures is reported with the files that it needs', () => {
  const problems = findProblems(
    changeContent('content/industries/space-2.json', () => {
      const [healthcare] = changeContent(file, text => text).slice(-1)
      return healthcare?.text.replace('"id": "healthcare"', '"id": "space-2"')
    }),
  )
  expect(problems).toHaveLength(2)
  expect(problems[0]).toBe(
    'content/industries/space-2.json:2:9 id: the picture /industries/space-2.png is missing; add public/industries/space-2.png, a JPEG or PNG of at least 850 × 753 pixels; the build makes the rest of it',
  )
})

test('a menu that leads to an industry that does not exist is refused', () => {
  const files = replaceIn('navigation.json', '"logistics"', '"logistic"')
  expect(findProblems(files).join()).toMatch(
    /^content\/navigation\.json:\d+:\d+ menu\[3\]\.industry: "logistic" is not in content\/industries; did you mean "logistics"\?$/,
  )
})
