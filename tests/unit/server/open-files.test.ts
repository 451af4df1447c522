import { expect, test } from 'vitest'
import { fitConnections, readOpenFileLimit } from '../../../server/open-files.ts'

const settings = { MAX_CONNECTIONS: 1500, DATABASE_URL: undefined, DATABASE_POOL_SIZE: 10 }

test('a process that may open enough files, or does not know how many, takes MAX_CONNECTIONS', () => {
  for (const limit of [4600, 20_000, Number.POSITIVE_INFINITY]) {
    expect(fitConnections(settings, limit)).toEqual({ max: 1500, note: undefined })
  }
})

test('fewer connections are taken when there are not three files for each, and the note says what to do', () => {
  expect(fitConnections(settings, 1024)).toEqual({
    max: 308,
    note: 'MAX_CONNECTIONS is lowered from 1500 to 308: the process may open 1024 files, and 1500 connections take 4600; raise the limit (ulimit -n)',
  })
  expect(fitConnections({ ...settings, DATABASE_URL: 'postgres://db/site' }, 1024).max).toBe(304)
})

test('a process that may open hardly any file does not start', () => {
  expect(() => fitConnections(settings, 128)).toThrow('the process may open 128 files, and 1500 connections take 4600')
})

test('the limit of this process is known', () => {
  expect(readOpenFileLimit()).toBeGreaterThan(100)
})
