import { useSyncExternalStore } from 'react'
import { storageKeys } from './storage-keys.ts'

/** The visitor's choice, `system` without one; undefined on the server and during hydration. */
export function useColorScheme(): 'system' | 'light' | 'dark' | undefined {
  return useSyncExternalStore(subscribe, readScheme, () => undefined)
}

/** Whether the page shows the dark scheme; undefined on the server and during hydration. */
export function useNight(): boolean | undefined {
  return useSyncExternalStore(subscribe, isNight, () => undefined)
}

/**
 * Shows the other scheme on this page and in other tabs, and stores it. The choice that the system would make is not
 * stored: the page follows the system again.
 */
export function toggleNight(): void {
  const night = !isNight()
  const stored = night === systemScheme().matches ? '' : night ? 'dark' : 'light'
  document.documentElement.dataset.scheme = stored
  try {
    window.localStorage.setItem(storageKeys.colorScheme, stored)
  } catch {
    // The browser blocks the storage: the choice lasts as long as the page.
  }
  // The browser's own event reaches only the other tabs.
  window.dispatchEvent(new StorageEvent('storage', { key: storageKeys.colorScheme }))
}

/** The loader handles the first two events before: it applies the stored choice to the document. */
function subscribe(onChange: () => void): () => void {
  const listening = new AbortController()
  const { signal } = listening
  addEventListener('storage', onChange, { signal })
  addEventListener('pageshow', onChange, { signal })
  systemScheme().addEventListener('change', onChange, { signal })
  return () => listening.abort()
}

function isNight(): boolean {
  const scheme = readScheme()
  return scheme === 'system' ? systemScheme().matches : scheme === 'dark'
}

function readScheme() {
  const { scheme } = document.documentElement.dataset
  return scheme === 'light' || scheme === 'dark' ? scheme : 'system'
}

function systemScheme(): MediaQueryList {
  return window.matchMedia('(prefers-color-scheme: dark)')
}
