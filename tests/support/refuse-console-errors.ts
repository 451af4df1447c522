import { afterEach, beforeEach, expect, vi } from 'vitest'

/** A test in which something is written to console.error or console.warn fails: React tells its faults there. */
beforeEach(() => {
  vi.spyOn(console, 'error')
  vi.spyOn(console, 'warn')
})

afterEach(() => {
  expect(vi.mocked(console.error).mock.calls).toEqual([])
  expect(vi.mocked(console.warn).mock.calls).toEqual([])
  vi.restoreAllMocks()
})
