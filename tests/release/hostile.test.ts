import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

test('under each attack the site stays within 256 MiB and serves every honest visitor', { timeout: 600_000 }, () => {
  const words = ['--import', 'tsx', 'scripts/bench/hostile.ts', '--seconds', '2']
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { encoding: 'utf8' })
  expect(status, stdout + stderr).toBe(0)
})
