import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

test.each([
  ['rejection', ['unhandled rejection']],
  ['exception', ['uncaught exception']],
  ['rejection exception', ['unhandled rejection', 'uncaught exception']],
])('after an uncaught %s, which is logged, the process shuts down once, with code 1', (kinds, messages) => {
  const arguments_ = ['--import', 'tsx', 'tests/support/faulty-process.ts', ...kinds.split(' ')]
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
    ...messages.map(() => 'uncaught error'),
  ])
  for (const message of messages) {
    expect(lines).toContainEqual(expect.objectContaining({ level: 60, err: expect.objectContaining({ message }) }))
  }
  expect(status).toBe(1)
})

test('a stop whose work does not end in time is logged, with code 0: nothing is lost', () => {
  const arguments_ = ['--import', 'tsx', 'tests/support/faulty-process.ts', 'hang']
  const { status, stdout } = spawnSync(process.execPath, arguments_, { encoding: 'utf8', timeout: 60_000 })
  expect(stdout).toContain('stopped before all work had ended')
  expect(status).toBe(0)
})
