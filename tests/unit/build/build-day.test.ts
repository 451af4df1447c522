import { expect, test } from 'vitest'
import { readBuildDay } from '../../../build/build-day.ts'

test('SOURCE_DATE_EPOCH takes the place of the clock', () => {
  expect(readBuildDay({ SOURCE_DATE_EPOCH: '1735689599' })).toBe('2024-12-31')
  expect(readBuildDay({ SOURCE_DATE_EPOCH: '1735689600' })).toBe('2025-01-01')
  expect(readBuildDay({})).toBe(new Date().toISOString().slice(0, 10))
})

test.each(['', 'now', '1735689600.5', '-1', '1735689600000'])('SOURCE_DATE_EPOCH "%s" is refused by name', text => {
  expect(() => readBuildDay({ SOURCE_DATE_EPOCH: text })).toThrow(`SOURCE_DATE_EPOCH is "${text}"; it has to be`)
})
