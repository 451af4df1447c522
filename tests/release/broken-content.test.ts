import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

test('a broken content file stops the build with file and line', () => {
  const words = ['--import', 'tsx', 'tests/support/build-broken-content.ts']
  const env = { ...process.env, NODE_ENV: 'production' }
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { encoding: 'utf8', env })
  expect(status).toBe(1)
  expect(stdout + stderr).toContain('content/site.json:1:1 name: is missing; add it: this is: name of the company')
})
