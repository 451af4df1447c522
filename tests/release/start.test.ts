import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

test('a start costs at most twice the processor time of a plain Express app, and an idle site has at most 90 MiB', () => {
  const words = ['--import', 'tsx', 'scripts/bench/start.ts']
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { encoding: 'utf8' })
  expect({ status, stderr }, stdout).toEqual({ status: 0, stderr: '' })
})
