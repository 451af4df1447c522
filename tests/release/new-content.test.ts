import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { copyRepository } from '../support/copy-repository.ts'
import { addContent } from '../support/edit-content.ts'
import { runProgram } from '../support/run-program.ts'

/** What of a test's text says that it reads content/; names of headers begin alike. */
const readsContent = /['"`]content['"`/]|readContent\(|compileFolder\(/
/** Names any one of a kind: a test that needs no more says nothing of the others. */
const picker = 'tests/support/some-content.ts'

/** Whether a test, or what it imports of the tests, reads content/. */
function isOfContent(path: string, seen = new Set<string>([picker])): boolean {
  if (seen.has(path) || path.includes('fixture') || !existsSync(path)) return false
  seen.add(path)
  const text = readFileSync(path, 'utf8')
  const imported = [...text.matchAll(/from '(\.[^']+)'/g)].map(([, to = '']) => join(dirname(path), to))
  return readsContent.test(text) || imported.some(to => to.startsWith('tests/') && isOfContent(to, seen))
}

test('the tests that read content stay green when an article, an industry, a job and a source are added', {
  timeout: 1_200_000,
}, () => {
  const root = copyRepository()
  addContent(root)
  runProgram(root, ['--import', 'tsx', 'scripts/format-content.ts'])
  runProgram(root, ['node_modules/vite/bin/vite.js', 'build', '--app', '--logLevel', 'error'])
  // Those of the server's parts and of scripts look at content of their own.
  const folders = ['tests/unit/shared', 'tests/unit/client', 'tests/unit/compiler', 'tests/unit/build', 'tests/http']
  const files = folders.flatMap(folder =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(name => /\.test\.tsx?$/.test(name))
      .map(name => relative('.', join(folder, name))),
  )
  const chosen = files.filter(path => isOfContent(path))
  expect(chosen.length).toBeGreaterThan(10)
  const projects = ['--project', 'unit', '--project', 'http']
  runProgram(root, ['node_modules/vitest/vitest.mjs', 'run', ...projects, ...chosen], { NODE_ENV: 'test' })
})
