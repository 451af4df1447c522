import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

// `npm run test:demos` runs the tests of all demos, `npm run test:demos -- ID …` those of some: their unit tests and
// then, on the built site, their browser tests.
const ids = process.argv.slice(2)
const unknown = ids.find(id => !existsSync(`demos/${id}/tests`))
if (unknown !== undefined) throw new Error(`demos/${unknown}/tests is not there; name folders of demos/.`)
const folders = ids.map(id => `demos/${id}/tests/`)
for (const program of [
  'vitest run --project demos --passWithNoTests',
  'playwright test --project demos --pass-with-no-tests',
]) {
  const { status } = spawnSync('npx', [...program.split(' '), ...folders], { stdio: 'inherit' })
  if (status !== 0) process.exitCode = 1
}
