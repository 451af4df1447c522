import { onTestFinished, vi } from 'vitest'

class FakeStorageEvent extends Event {
  readonly key: string | null
  constructor(type: string, { key }: { readonly key: string | null }) {
    super(type)
    this.key = key
  }
}

export type FakeWindow = {
  readonly storage: Map<string, string>
  /** Changes the storage like another tab. */
  readonly changeElsewhere: (key: string, value: string) => void
}

/** A window with a local storage, for as long as the test runs. */
export function stubWindow(stored: Readonly<Record<string, unknown>> = {}): FakeWindow {
  const storage = new Map(Object.entries(stored).map(([key, value]) => [key, JSON.stringify(value)]))
  const localStorage = {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
    removeItem: (key: string) => void storage.delete(key),
  }
  const window = Object.assign(new EventTarget(), { localStorage })
  vi.stubGlobal('window', window)
  vi.stubGlobal('StorageEvent', FakeStorageEvent)
  onTestFinished(() => void vi.unstubAllGlobals())
  return {
    storage,
    changeElsewhere: (key, value) => {
      storage.set(key, value)
      window.dispatchEvent(new FakeStorageEvent('storage', { key }))
    },
  }
}
