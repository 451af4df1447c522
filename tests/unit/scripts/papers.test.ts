import { expect, test } from 'vitest'
import { formatProblem } from '../../../compiler/problem.ts'
import { readEntries } from '../../../compiler/read-entries.ts'
import { hashPaper, listPrinted, reportStalePapers } from '../../../scripts/papers/paper-hashes.ts'
import { type Changes, change, swap } from '../../support/fixture-content.ts'

function read(changes: Changes) {
  const outcome = readEntries(change(changes))
  return 'problems' in outcome ? expect.fail(outcome.problems.map(formatProblem).join('\n')) : outcome.entries
}

const notes = listPrinted(read({})).map(paper => [paper.value.id, hashPaper(paper)])
const noted = { 'paper-files.json': JSON.stringify(Object.fromEntries(notes)) }

test.each([
  ['unchanged since it was printed', {}, ['/files/plan.pdf'], ''],
  [
    'changed',
    { 'papers/plan.md': swap('Plan first.', 'Plan.') },
    ['/files/plan.pdf'],
    'is newer than public/files/plan.pdf; run "npm run papers"',
  ],
  ['without its PDF', {}, [], 'has no public/files/plan.pdf'],
  ['a draft', { 'papers/plan.md': swap('id: plan', 'id: plan\ndraft: true') }, [], ''],
])('the check says of a paper that is %s what an editor has to do', (_, changes, files, problem) => {
  const found = reportStalePapers(read({ ...noted, ...changes }), new Set(files)).map(formatProblem)
  const line = expect.stringContaining(`content/papers/plan.md:2:5 id: ${problem}`)
  expect(found).toEqual(problem === '' ? [] : [line])
})
