import { useSyncExternalStore } from 'react'
import { storageKeys } from './storage-keys.ts'

export const colorSchemes = ['system', 'light', 'dark'] as const
export type ColorScheme = (typeof colorSchemes)[number]

/** The visitor's choice; undefined on the server and during hydration. */
export function useColorScheme(): ColorScheme | undefined {
  return useSyncExternalStore(subscribe, readScheme, () => undefined)
}

/** Applies the choice to this page and to other tabs, and stores it. */
export function chooseColorScheme(scheme: ColorScheme): void {
  const stored = scheme === 'system' ? '' : scheme
  document.documentElement.dataset.scheme = stored
  try {
    window.localStorage.setItem(storageKeys.colorScheme, stored)
  } catch {
    // The browser blocks the storage: the choice lasts as long as the page.
  }
  // The browser's own event reaches only the other tabs.
  window.dispatchEvent(new StorageEvent('storage', { key: storageKeys.colorScheme }))
}

/** The loader handles these events first: it applies the stored choice to the document. */
function subscribe(onChange: () => void): () => void {
  window.addEventListener('storage', onChange)
  window.addEventListener('pageshow', onChange)
  return () => {
    window.removeEventListener('storage', onChange)
    window.removeEventListener('pageshow', onChange)
  }
}

function readScheme(): ColorScheme {
  const applied = document.documentElement.dataset.scheme
  return colorSchemes.find(scheme => scheme === applied) ?? 'system'
}
