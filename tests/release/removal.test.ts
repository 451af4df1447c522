import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { readContent } from '../../build/read-content.ts'
import { compileContent } from '../../compiler/compile.ts'
import { formatProblem } from '../../compiler/problem.ts'
import { applyChanges } from '../../scripts/new-site/apply-changes.ts'
import { leaveOut } from '../../scripts/new-site/leave-out.ts'
import { type PartName, partNames } from '../../scripts/new-site/parts.ts'
import { pruneContent } from '../../scripts/new-site/prune-content.ts'
import { copyRepository, git, listFiles } from '../support/copy-repository.ts'
import { crawl, listDead, listEmpty } from '../support/crawl.ts'
import { runProgram } from '../support/run-program.ts'
import { startSite } from '../support/site-process.ts'
import { makeTempFolder } from '../support/temp-folder.ts'

/** The unit tests of what a part could touch: those of the outbox, the mail and the database are left out. */
const siteTests = [
  'tests/architecture',
  ...['build', 'client', 'compiler', 'scripts', 'shared'].map(name => `tests/unit/${name}`),
  ...['check.test.ts', 'library.test.ts', 'routes', 'search', 'seo', 'spreadsheets'].map(
    name => `tests/unit/server/${name}`,
  ),
]

/** Those that compare what the content says: a company that removes a part of it removes or changes these with it. */
const contentTests = [
  'tests/architecture/specification.test.ts',
  ...['build/files', 'compiler', 'scripts/study', 'shared/calculators', 'shared/search'].map(
    name => `tests/unit/${name}/**`,
  ),
  ...['search', 'spreadsheets'].map(name => `tests/unit/server/${name}/**`),
]

let root = ''
beforeAll(() => {
  root = copyRepository(afterAll)
})

test.each(partNames)('the site can be without its %s', { timeout: 600_000 }, name => {
  onTestFinished(() => void git(root, 'checkout', '--quiet', '.'))
  removeParts([name])
})

test('the site can be without all of its parts, then without charts and files to download', {
  timeout: 1_800_000,
}, async () => {
  removeParts(partNames)
  await build()
  runProgram(root, ['--import', 'tsx', 'scripts/licenses.ts', '--write'])
  const exclude = contentTests.flatMap(name => ['--exclude', name])
  const units = siteTests.filter(path => existsSync(join(root, path)))
  runProgram(root, ['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', ...units, ...exclude], {
    NODE_ENV: 'test',
  })

  for (const { path, text } of readContent(root).files) writeFileSync(join(root, path), withoutCharts(text))
  for (const folder of ['workbooks', 'documents']) rmSync(join(root, 'content', folder), { recursive: true })
  const { files, publicPaths } = readContent(root)
  const { content } = pruneContent(new Map(files.map(({ path, text }) => [path, text])), { publicPaths })
  applyChanges(root, { removed: [], written: content })
  checkContent()
  await build()
})

/** Takes parts out of the copy, which then has no problem in its content and no program that fails or that nothing uses. */
function removeParts(names: readonly PartName[]): void {
  const { problems, ...changes } = leaveOut(root, listFiles(root), names)
  expect(problems.map(formatProblem)).toEqual([])
  applyChanges(root, changes)
  checkContent()
  const touched = [...changes.removed, ...changes.written.keys()]
  if (!touched.some(path => path.endsWith('.ts'))) return
  runProgram(root, ['node_modules/typescript/bin/tsc', '--build'])
  runProgram(root, ['node_modules/knip/bin/knip.js', '--include', 'files,dependencies,unlisted,unresolved'])
}

function checkContent(): void {
  const outcome = compileContent(readContent(root))
  expect('problems' in outcome ? outcome.problems.map(formatProblem) : []).toEqual([])
}

/** Builds the copy, whose pages then lead to nothing that is gone and have no empty menu or list. */
async function build(): Promise<void> {
  runProgram(root, ['node_modules/vite/bin/vite.js', 'build', '--app', '--logLevel', 'error'])
  const site = await startSite(
    { PUBLIC_URL: 'https://www.example.com', APP_ENV: 'production', DATA_DIR: makeTempFolder() },
    { folder: root },
  )
  const pages = await crawl(site.url)
  expect(listDead(pages)).toEqual([])
  expect(listEmpty(pages)).toEqual([])
  expect(pages.size).toBeGreaterThan(100)
}

/** A chart is a block in an article. */
function withoutCharts(text: string): string {
  return text.replaceAll(/^```chart\n[\s\S]*?^```\n\n?/gm, '')
}
