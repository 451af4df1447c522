import type { Parsed } from './session.ts'

/** A value that local storage keeps as JSON. */
export type StoredValue<Value> = {
  /** Undefined when there is none, or none that can be read; the same object as long as the stored text is the same. */
  readonly read: () => Value | undefined
  /** Throws when the browser refuses to store, or has no room. */
  readonly write: (value: Value) => void
  readonly remove: () => void
  /** Hears of changes in this tab and in every other; gives what ends it. */
  readonly subscribe: (onChange: () => void) => () => void
}

type Options<Value> = { readonly key: string; readonly parse: (text: string) => Parsed<Value> }

export function createStoredValue<Value>({ key, parse }: Options<Value>): StoredValue<Value> {
  let lastText: string | null = null
  let lastValue: Value | undefined

  const read = () => {
    const text = readText(key)
    if (text === lastText) return lastValue
    const { value, isDamaged } = text === null ? { value: undefined, isDamaged: false } : parse(text)
    // biome-ignore lint/suspicious/noConsole: whoever looks for a lost sign-in must find the reason
    if (isDamaged) console.warn(`"${key}" in the local storage is damaged; what cannot be read of it is ignored.`)
    lastText = text
    lastValue = value
    return value
  }

  const write = (value: Value) => {
    window.localStorage.setItem(key, JSON.stringify(value))
    tellThisTab(key)
  }

  const remove = () => {
    window.localStorage.removeItem(key)
    tellThisTab(key)
  }

  const subscribe = (onChange: () => void) => {
    const hear = (event: StorageEvent) => {
      if (event.key === key || event.key === null) onChange()
    }
    window.addEventListener('storage', hear)
    // A page that Back brings out of the browser's cache heard nothing while it lay there.
    window.addEventListener('pageshow', onChange)
    return () => {
      window.removeEventListener('storage', hear)
      window.removeEventListener('pageshow', onChange)
    }
  }

  return { read, write, remove, subscribe }
}

/** Null when there is none, or the visitor's browser keeps the storage shut. */
function readText(key: string): string | null {
  try {
    return window.localStorage.getItem(key)
  } catch {
    return null
  }
}

/** The browser tells other tabs only. */
function tellThisTab(key: string): void {
  window.dispatchEvent(new StorageEvent('storage', { key }))
}
