import { expect, test } from 'vitest'
import { formatProblem } from '../../../compiler/problem.ts'
import { readEntries } from '../../../compiler/read-entries.ts'
import { hashPaper, listPrinted, reportStalePapers } from '../../../scripts/papers/paper-hashes.ts'
import { changeContent, realFiles } from '../../support/content-files.ts'

function read(files: typeof realFiles) {
  const outcome = readEntries(files)
  return 'problems' in outcome ? expect.fail(outcome.problems.map(formatProblem).join('\n')) : outcome.entries
}

const printed = listPrinted(read(realFiles))
const noted = JSON.stringify(Object.fromEntries(printed.map(paper => [paper.value.id, hashPaper(paper)])))
const publicPaths = new Set(printed.map(({ value: { id } }) => `/files/${id}.pdf`))
const id = printed[0]?.value.id ?? expect.fail('no paper is printed')
const path = `content/papers/${id}.md`

/** What the check says after a change of the first paper, when all were printed before it. */
function problemsAfter(change: (text: string) => string, paths = publicPaths): readonly string[] {
  const files = changeContent(path, change).filter(({ path }) => path !== 'content/paper-files.json')
  const all = [...files, { path: 'content/paper-files.json', text: noted }]
  return reportStalePapers(read(all), paths).map(formatProblem)
}

test('a paper whose text changed after its PDF was printed is named, and one whose PDF is missing', () => {
  expect(problemsAfter(text => text)).toEqual([])
  expect(problemsAfter(text => `${text}\nOne more sentence.\n`)).toEqual([
    expect.stringContaining(`${path}:2:5 id: is newer than public/files/${id}.pdf; run "npm run papers"`),
  ])
  const without = new Set([...publicPaths].filter(path => !path.includes(id)))
  expect(problemsAfter(text => text, without)).toEqual([expect.stringContaining(`has no public/files/${id}.pdf`)])
})

test('a draft needs no PDF', () => {
  expect(
    problemsAfter(text => text.replace(/^id: /m, 'draft: true\nid: '), new Set([...publicPaths].slice(1))),
  ).toEqual([])
})
