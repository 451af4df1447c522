import { expect, test } from 'vitest'
import { changeContent, findProblems } from '../../../support/content-files.ts'

const file = 'content/industries/healthcare.json'

function problemsAfter(change: (text: string) => string): string {
  return findProblems(changeContent(file, change)).join('\n')
}

test.each([
  ['stats', 'snapshot.stats'],
  ['benefits', 'benefits'],
  ['use_cases', 'use_cases'],
  ['success_metrics', 'success_metrics'],
])('an industry with one of its %s missing is refused', (list, field) => {
  const problems = problemsAfter(text => {
    const industry = JSON.parse(text)
    const owner = list === 'stats' ? industry.snapshot : industry
    owner[list].pop()
    return JSON.stringify(industry, null, 2)
  })
  expect(problems).toMatch(new RegExp(`${file}:\\d+:\\d+ ${field.replace('.', '\\.')}: `))
})

test('a KPI that is neither a target nor a source’s figure is refused', () => {
  expect(problemsAfter(text => text.replace('"Target: ', '"'))).toContain('says neither target nor source')
})

test('a source that is no whole https address is refused', () => {
  expect(problemsAfter(text => text.replace('"url": "https://', '"url": "http://'))).toContain('must be a whole https')
})

test('a slug that two use cases share is refused', () => {
  const problems = problemsAfter(text => {
    const industry = JSON.parse(text)
    industry.use_cases[1].slug = industry.use_cases[0].slug
    return JSON.stringify(industry, null, 2)
  })
  expect(problems).toContain('is taken by another use case')
})

test('a sentence that stands in another industry too is refused', () => {
  const [logistics] = changeContent('content/industries/logistics.json', text => text).slice(-1)
  const subtitle = JSON.parse(logistics?.text ?? '').subtitle
  const problems = problemsAfter(text => {
    const industry = JSON.parse(text)
    return JSON.stringify({ ...industry, subtitle }, null, 2)
  })
  expect(problems).toContain('shares a sentence with')
})

test('an industry whose metrics are all short is refused, for the cut would never show', () => {
  const problems = problemsAfter(text => {
    const industry = JSON.parse(text)
    for (const metric of industry.success_metrics) metric.detail = 'short'
    return JSON.stringify(industry, null, 2)
  })
  expect(problems).toContain('has no detail longer than 60 characters')
})
