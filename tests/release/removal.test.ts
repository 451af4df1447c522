import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { linkPackages } from '../support/build-copy.ts'
import { activeDemos } from '../support/demos.ts'
import { removeCalculators, removeCharts, removeDemo, removeDownloads } from '../support/remove-parts.ts'
import { runProgram } from '../support/run-program.ts'
import { makeTempFolder } from '../support/temp-folder.ts'

/** The unit tests of what a demo could touch: those of the outbox, the mail and the database are left out. */
const siteTests = [
  'tests/architecture',
  ...['build', 'client', 'compiler', 'scripts', 'shared'].map(name => `tests/unit/${name}`),
  ...['check.test.ts', 'library.test.ts', 'routes', 'search', 'seo', 'spreadsheets'].map(
    name => `tests/unit/server/${name}`,
  ),
]

/** Those that compare what the content says: a company that removes a part of it removes or changes these with it. */
const contentTests = [
  'build/files',
  'compiler',
  'scripts/study',
  'shared/calculators',
  'shared/search',
  'server/search',
  'server/spreadsheets',
]

/** A copy of every file that Git knows or would add. */
function copyWithTests(): string {
  const root = makeTempFolder()
  const { stdout } = spawnSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
  for (const file of stdout.trim().split('\n')) if (existsSync(file)) cpSync(file, join(root, file))
  linkPackages(root)
  return root
}

function checkContent(root: string): void {
  runProgram(root, ['--import', 'tsx', 'scripts/check-content.ts'])
}

function buildAndTest(root: string, options: readonly string[] = []): void {
  runProgram(root, ['node_modules/typescript/bin/tsc', '--build'])
  runProgram(root, ['node_modules/vite/bin/vite.js', 'build', '--app', '--logLevel', 'error'])
  // Git does not know the copy, so the lengths of lines cannot be listed there.
  const exclude = ['--exclude', 'tests/architecture/docs.test.ts', ...options]
  runProgram(root, ['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', ...siteTests, ...exclude], 'test')
}

test('each demo is removed by its folder, its row and the links to it, then all calculators, charts and files to download', {
  timeout: 1_800_000,
}, () => {
  const root = copyWithTests()
  for (const { id } of activeDemos) {
    removeDemo(root, id)
    removeFromSpecification(root, id)
    checkContent(root)
  }
  buildAndTest(root)
  for (const remove of [removeCalculators, removeCharts, removeDownloads]) {
    remove(root)
    checkContent(root)
  }
  buildAndTest(
    root,
    contentTests.flatMap(name => ['--exclude', `tests/unit/${name}/**`]),
  )
})

/** The test of the specification's list is changed together with the list. */
function removeFromSpecification(root: string, id: string): void {
  const file = join(root, 'tests/unit/compiler/specification.test.ts')
  const text = readFileSync(file, 'utf8')
  expect(text).toContain(`    '${id}',\n`)
  writeFileSync(file, text.replace(`    '${id}',\n`, ''))
}
