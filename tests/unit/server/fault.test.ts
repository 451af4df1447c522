import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

test.each([
  ['rejection', 'nobody waits for this'],
  ['exception', 'nobody catches this'],
])('a %s that nobody catches is logged, then the process ends in order with code 1', (kind, message) => {
  const arguments_ = ['--import', 'tsx', 'tests/support/faulty-process.ts', kind]
  const { status, stdout } = spawnSync(process.execPath, arguments_, { encoding: 'utf8', timeout: 15_000 })
  const lines = stdout
    .trim()
    .split('\n')
    .map(line => JSON.parse(line))
  // At the very end lines may be written in another order than they were logged.
  expect(lines.map(({ msg }) => msg).toSorted()).toEqual([
    'a fault that nobody caught',
    'closed',
    'finished',
    'stopped',
    'stopping',
  ])
  expect(lines[0]).toMatchObject({ level: 60, err: { message } })
  expect(status).toBe(1)
})
