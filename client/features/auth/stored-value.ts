import type { StorageKey } from '../../components/storage-keys.ts'

/** The readable part of a stored text; `isDamaged` when some of it cannot be read. */
export type Parsed<Value> = { readonly value: Value | undefined; readonly isDamaged: boolean }

/** A value in local storage, as JSON. */
export type StoredValue<Value> = {
  /** Undefined when nothing readable is stored. Returns the same object while the stored text is the same. */
  readonly read: () => Value | undefined
  /** Throws when the browser refuses to store, or its quota is used up. */
  readonly write: (value: Value) => void
  readonly remove: () => void
  /** Reports changes in this tab and in others until the returned function is called. */
  readonly subscribe: (onChange: () => void) => () => void
}

type Options<Value> = { readonly key: StorageKey; readonly parse: (text: string) => Parsed<Value> }

export function createStoredValue<Value>({ key, parse }: Options<Value>): StoredValue<Value> {
  let lastText: string | null = null
  let lastValue: Value | undefined

  const read = () => {
    const text = readText(key)
    if (text === lastText) return lastValue
    const { value, isDamaged } = text === null ? { value: undefined, isDamaged: false } : parse(text)
    // biome-ignore lint/suspicious/noConsole: explains a lost sign-in to a developer
    if (isDamaged) console.warn(`"${key}" in the local storage is damaged; what cannot be read of it is ignored.`)
    lastText = text
    lastValue = value
    return value
  }

  const write = (value: Value) => {
    window.localStorage.setItem(key, JSON.stringify(value))
    notifyThisTab(key)
  }

  const remove = () => {
    window.localStorage.removeItem(key)
    notifyThisTab(key)
  }

  const subscribe = (onChange: () => void) => {
    const onStorage = (event: StorageEvent) => {
      if (event.key === key || event.key === null) onChange()
    }
    window.addEventListener('storage', onStorage)
    // Pages in the back-forward cache get no storage events.
    window.addEventListener('pageshow', onChange)
    return () => {
      window.removeEventListener('storage', onStorage)
      window.removeEventListener('pageshow', onChange)
    }
  }

  return { read, write, remove, subscribe }
}

/** Null when nothing is stored, or the browser blocks the storage. */
function readText(key: string): string | null {
  try {
    return window.localStorage.getItem(key)
  } catch {
    return null
  }
}

/** The browser's own event reaches only the other tabs. */
function notifyThisTab(key: string): void {
  window.dispatchEvent(new StorageEvent('storage', { key }))
}
