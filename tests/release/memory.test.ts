import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

test('30,000 mixed requests leave the site within its memory budget', () => {
  const words = ['--import', 'tsx', 'scripts/bench/memory.ts', '--requests', '30000']
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { encoding: 'utf8' })
  expect({ status, stderr }, stdout).toEqual({ status: 0, stderr: '' })
})
