import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'vitest'
import { readContent } from '../../build/read-content.ts'
import { applyChanges } from '../../scripts/new-site/apply-changes.ts'
import { partNames } from '../../scripts/new-site/parts.ts'
import { pruneContent } from '../../scripts/new-site/prune-content.ts'
import { copyRepository } from '../support/copy-repository.ts'
import { buildWhole, checkContent, removeParts } from '../support/removed-parts.ts'
import { runProgram } from '../support/run-program.ts'

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
  'tests/unit/scripts/study.test.ts',
  ...['compiler', 'shared/calculators', 'shared/search'].map(name => `tests/unit/${name}/**`),
  ...['search', 'spreadsheets'].map(name => `tests/unit/server/${name}/**`),
]

test('the site can be without all of its parts, then without charts and files to download', {
  timeout: 1_800_000,
}, async () => {
  const root = copyRepository()
  removeParts(root, partNames)
  await buildWhole(root)
  const exclude = contentTests.flatMap(name => ['--exclude', name])
  const units = siteTests.filter(path => existsSync(join(root, path)))
  runProgram(root, ['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', ...units, ...exclude], {
    NODE_ENV: 'test',
  })

  for (const { path, text } of readContent(root).files) writeFileSync(join(root, path), withoutCharts(text))
  rmSync(join(root, 'content/files'), { recursive: true })
  const { files, publicPaths } = readContent(root)
  const { content } = pruneContent(new Map(files.map(({ path, text }) => [path, text])), { publicPaths })
  applyChanges(root, { removed: [], written: content })
  checkContent(root)
  await buildWhole(root)
})

/** A chart is a block in an article. */
function withoutCharts(text: string): string {
  return text.replaceAll(/^```chart\n[\s\S]*?^```\n\n?/gm, '')
}
