import { onTestFinished, vi } from 'vitest'
import { createTestApp, type TestApp } from './test-app.ts'

/** A site behind a proxy, for which time, and with it every limit, stands still until `pass` moves it on. */
export function createClockedSite(
  settings: Readonly<Record<string, string>> = {},
): TestApp & { readonly pass: (seconds: number) => void } {
  // The limits forget by an interval, too.
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: new Date('2025-08-20T12:00:00Z') })
  onTestFinished(() => void vi.useRealTimers())
  const site = createTestApp({ settings: { TRUST_PROXY: '1', ...settings }, now: () => new Date() })
  return { ...site, pass: seconds => void vi.setSystemTime(Date.now() + seconds * 1000) }
}
