import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readContent } from '../../build/read-content.ts'
import { compileContent } from '../../compiler/compile.ts'
import { formatProblem } from '../../compiler/problem.ts'
import { applyChanges } from '../../scripts/new-site/apply-changes.ts'
import { leaveOut, withoutParts } from '../../scripts/new-site/leave-out.ts'
import { partNames } from '../../scripts/new-site/parts.ts'
import { pruneContent } from '../../scripts/new-site/prune-content.ts'
import { copyRepository, listFiles } from '../support/copy-repository.ts'
import { crawl, crawlSettings, expectWhole } from '../support/crawl.ts'
import { runProgram } from '../support/run-program.ts'
import { startSite } from '../support/site-process.ts'
import { makeTempFolder } from '../support/temp-folder.ts'

const { files, publicPaths } = readContent('.')
const whole = new Map(files.map(({ path, text }) => [path, text]))

test.each(partNames)('the content can be without its %s', name => {
  const { content, problems } = withoutParts(whole, [name], publicPaths)
  expect(problems.map(formatProblem)).toEqual([])
  expect(content.size).toBeLessThan(whole.size)
  const outcome = compileContent({ files: [...content].map(([path, text]) => ({ path, text })), publicPaths })
  expect('problems' in outcome ? outcome.problems.map(formatProblem) : []).toEqual([])
})

test('a site without any of them, without charts and without files to download is whole', {
  timeout: 600_000,
}, async () => {
  const root = copyRepository()
  removeAll(root)
  runProgram(root, ['node_modules/vite/bin/vite.js', 'build', '--app', '--logLevel', 'error'])
  const site = await startSite({ ...crawlSettings, DATA_DIR: makeTempFolder() }, { folder: root })
  const pages = await crawl(site.url)
  expectWhole(pages)
  expect(pages.size).toBeGreaterThan(100)
})

function removeAll(root: string): void {
  const { problems, ...changes } = leaveOut(root, listFiles(root), partNames)
  applyChanges(root, changes)
  rmSync(join(root, 'content/files'), { recursive: true })
  const { files, publicPaths } = readContent(root)
  const withoutCharts = files.map(
    ({ path, text }) => [path, text.replaceAll(/^```chart\n[\s\S]*?^```\n\n?/gm, '')] as const,
  )
  const pruned = pruneContent(new Map(withoutCharts), { publicPaths })
  applyChanges(root, { removed: [], written: pruned.content })
  expect([...problems, ...pruned.problems].map(formatProblem)).toEqual([])
}
