import { expect, test } from 'vitest'
import { changeContent, changeFirstDemo, compileFiles, findProblems, replaceIn } from '../../support/content-files.ts'

const workbook = 'content/workbooks/readiness-scorecard.json'
const page = 'content/pages/how-we-work.json'

function problemsAfter(path: string, change: (text: string) => string | undefined) {
  return findProblems(changeContent(path, change))
}

test('a section that offers an unknown file is reported with its line', () => {
  const [problem, ...others] = problemsAfter(page, text => text.replace('"stop-criteria"', '"stop-criterion"'))
  expect(problem).toMatch(/^content\/pages\/how-we-work\.json:\d+:\d+ sections\[\d\]\.files\[1\]:/)
  expect(problem).toContain('"stop-criterion" is not in content/workbooks, content/documents or content/data')
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

test('a formula without a value and a row of another length are reported with their lines', () => {
  const problems = problemsAfter(workbook, text =>
    text.replace('=SUM(B2:B6)"', '=SUM(B2:B60)"').replace('"Named for', '1, "'),
  )
  expect(problems).toEqual([
    expect.stringMatching(/:\d+:\d+ sheets\[0\]\.rows\[5\]\[1\]: is a formula that names a cell outside its table/),
    expect.stringMatching(/:\d+:\d+ sheets\[2\]\.rows\[\d+\]: has 5 cells in a sheet of 4 columns/),
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

test('a workbook and a document cannot have the same id', () => {
  const text = '---\nid: readiness-scorecard\ntitle: Twin\ndescription: The same address.\n---\n\nText.\n'
  const problems = problemsAfter('content/documents/readiness-scorecard.md', () => text)
  expect(problems).toEqual([expect.stringContaining('"readiness-scorecard" is already used in')])
})

test('texts of files are set, formulas are not, and only files of a sample company say so', () => {
  const real = replaceIn('site.json', '"sample": true', '"sample": false')
  expect(compileFiles(real).files.sample).toBeUndefined()
  const { files } = compileFiles(replaceIn('site.json', '"Spanwell AI"', '"Otherwise"'))
  expect(files.sample).toContain('Otherwise is an invented company')
  const cells = files.sources.flatMap(source =>
    source.kind === 'workbook' ? source.workbook.sheets.flatMap(({ rows }) => rows.flat()) : [],
  )
  expect(cells).toContain('A document, a query result, or a person who says “I own this”')
  expect(cells).toContain('=IF(AND(MIN(F2:F3)>=2,MIN(E4:E6)>=2,E6>=3),"Go","Wait")')
})
