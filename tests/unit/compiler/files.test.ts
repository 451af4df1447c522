import { expect, test } from 'vitest'
import { changeContent, changeFirstDemo, compileFiles, findProblems } from '../../support/content-files.ts'

const page = 'content/pages/how-we-work.json'

function problemsAfter(path: string, change: (text: string) => string | undefined) {
  return findProblems(changeContent(path, change))
}

test('a section that offers an unknown file is reported with its line', () => {
  const [problem, ...others] = problemsAfter(page, text => text.replace('"stop-criteria"', '"stop-criterion"'))
  expect(problem).toMatch(/^content\/pages\/how-we-work\.json:\d+:\d+ sections\[\d\]\.files\[1\]:/)
  expect(problem).toContain('"stop-criterion" is not in content/files or content/data')
  expect(problem).toContain('stop-criteria')
  expect(others).toEqual([])
})

test('an article offers files by their ids, and an unknown one is reported with its line', () => {
  const paper = 'content/papers/ai-readiness-roadmap.md'
  const offer = (...ids: readonly string[]) =>
    changeContent(paper, text => text.replace(/^files:(\n {2}- .*)+/m, `files: [${ids.join(', ')}]`))
  const { documents } = compileFiles(offer('readiness-scorecard', 'runbook'))
  expect(documents.get('bodies/ai-readiness-roadmap')).toMatchObject({
    files: [
      { id: 'readiness-scorecard', title: 'AI readiness scorecard' },
      { id: 'runbook', title: 'Runbook: Invoice matching' },
    ],
  })
  expect(findProblems(offer('runbook', 'run-book'))).toEqual([
    expect.stringMatching(/ai-readiness-roadmap\.md:\d+:\d+ files\[1\]: "run-book" is not in .*runbook/),
  ])
})

test('what is offered needs a file in public/files', () => {
  const text = JSON.stringify({ id: 'checklist', title: 'Checklist', description: 'What to check.' })
  expect(problemsAfter('content/files/checklist.json', () => text)).toEqual([
    expect.stringMatching(/checklist\.json:1:\d+ id: has no file; add checklist\.docx or .* to public\/files/),
  ])
})

test('a table without a description, a description without a table and a short row are reported', () => {
  expect(problemsAfter('content/data/rides.csv', () => 'day\n1\n')).toEqual([
    expect.stringMatching(/^content\/data\/rides\.csv:1:1: has no description; add content\/data\/rides\.json/),
  ])
  expect(problemsAfter('content/data/trips.csv', () => undefined)).toEqual([
    expect.stringMatching(/^content\/data\/trips\.json:\d+:\d+ id: has no table; add content\/data\/trips\.csv/),
  ])
  expect(problemsAfter('content/data/trips.csv', () => 'date,trips\n2024-01-01,5\n2024-01-02\n')).toEqual([
    expect.stringMatching(/^content\/data\/trips\.csv:3:1: has a row that is not 2 cells/),
  ])
})

test('a demo that would open an unknown table is reported with its line', () => {
  expect(findProblems(changeFirstDemo({ samples: ['blog-7'] }))).toEqual([
    expect.stringMatching(/demos\.json:\d+:\d+ \[0\]\.samples\[0\]: "blog-7" is not in content\/data/),
  ])
})

test('a table and another file cannot have the same id', () => {
  const text = JSON.stringify({ id: 'trips', title: 'Twin', description: 'The same name.' })
  expect(problemsAfter('content/files/trips.json', () => text)).toContainEqual(
    expect.stringContaining('"trips" is already used in'),
  )
})
