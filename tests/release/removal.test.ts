import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { copyProject } from '../support/build-copy.ts'
import { activeDemos } from '../support/demos.ts'
import { removeCalculators, removeCharts, removeDemo, removeDownloads } from '../support/remove-parts.ts'
import { runProgram } from '../support/run-program.ts'
import { makeTempFolder } from '../support/temp-folder.ts'

/** What types and tests read beside the files of a build. */
const testedNames = [
  'docs',
  'scripts',
  'tests',
  'playwright.config.ts',
  'tsconfig.json',
  'tsconfig.tools.json',
  'vitest.config.ts',
]

/** The unit tests of what a removed part could touch: those of the outbox, the mail and the database are left out. */
const testFolders = [
  'tests/architecture',
  ...['build', 'client', 'compiler', 'scripts', 'shared'].map(name => `tests/unit/${name}`),
  ...['check.test.ts', 'library.test.ts', 'routes', 'search', 'seo', 'spreadsheets'].map(
    name => `tests/unit/server/${name}`,
  ),
]

test('each demo, then all calculators, all charts and all files to download can be removed', {
  timeout: 1_800_000,
}, () => {
  const root = makeTempFolder()
  copyProject(root)
  for (const name of testedNames) cpSync(name, join(root, name), { recursive: true })
  const steps: readonly (() => void)[] = [
    ...activeDemos.map(({ id }) => () => {
      removeDemo(root, id)
      removeFromSpecification(root, id)
    }),
    () => removeCalculators(root),
    () => removeCharts(root),
    () => removeDownloads(root),
  ]
  for (const remove of steps) {
    remove()
    runProgram(root, ['--import', 'tsx', 'scripts/check-content.ts'])
  }
  runProgram(root, ['node_modules/typescript/bin/tsc', '--build'])
  runProgram(root, ['node_modules/vite/bin/vite.js', 'build', '--app', '--logLevel', 'error'])
  runProgram(root, ['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', ...testFolders])
})

/** The test of the specification's list is changed together with the list. */
function removeFromSpecification(root: string, id: string): void {
  const file = join(root, 'tests/unit/compiler/specification.test.ts')
  const text = readFileSync(file, 'utf8')
  expect(text).toContain(`    '${id}',\n`)
  writeFileSync(file, text.replace(`    '${id}',\n`, ''))
}
