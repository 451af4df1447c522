import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

test.each([
  ['rejection', 'unhandled rejection'],
  ['exception', 'uncaught exception'],
])('an uncaught %s is logged, then the process shuts down with code 1', (kind, message) => {
  const arguments_ = ['--import', 'tsx', 'tests/support/faulty-process.ts', kind]
  const { status, stdout } = spawnSync(process.execPath, arguments_, { encoding: 'utf8', timeout: 60_000 })
  const lines = stdout
    .trim()
    .split('\n')
    .map(line => JSON.parse(line))
  // Lines logged shortly before the exit can be written in a different order.
  expect(lines.map(({ msg }) => msg).toSorted()).toEqual([
    'closed',
    'finished',
    'stopped',
    'stopping',
    'uncaught error',
  ])
  expect(lines).toContainEqual(expect.objectContaining({ level: 60, err: expect.objectContaining({ message }) }))
  expect(status).toBe(1)
})
