import { useSyncExternalStore } from 'react'
import type { SiteData } from '../../shared/content/library.ts'
import styles from './Footer.module.scss'
import linkStyles from './MenuLinkItem.module.scss'

// As client/loader.ts reads it, which cannot import: it is inline.
const storageKey = 'colorScheme'
const schemes = ['system', 'light', 'dark'] as const

type Scheme = (typeof schemes)[number]
type Props = { readonly texts: SiteData['navigation']['colorScheme'] }

/** Lets the visitor choose the color scheme. Empty without scripts. */
export function ColorSchemeChoice({ texts }: Props) {
  const current = useSyncExternalStore(subscribe, readScheme, () => undefined)
  if (current === undefined) return null
  return (
    <fieldset className={styles.schemes}>
      <legend>{texts.label}</legend>
      {schemes.map(scheme => (
        <button
          key={scheme}
          className={linkStyles.link}
          type="button"
          aria-pressed={scheme === current}
          data-active={scheme === current || undefined}
          onClick={() => chooseScheme(scheme)}
        >
          {texts[scheme]}
        </button>
      ))}
    </fieldset>
  )
}

/** The loader applies a stored choice to the document, before these events arrive here. */
function subscribe(onChange: () => void): () => void {
  window.addEventListener('storage', onChange)
  window.addEventListener('pageshow', onChange)
  return () => {
    window.removeEventListener('storage', onChange)
    window.removeEventListener('pageshow', onChange)
  }
}

function readScheme(): Scheme {
  const applied = document.documentElement.dataset.scheme
  return schemes.find(scheme => scheme === applied) ?? 'system'
}

function chooseScheme(scheme: Scheme): void {
  const stored = scheme === 'system' ? '' : scheme
  document.documentElement.dataset.scheme = stored
  try {
    localStorage.setItem(storageKey, stored)
  } catch {
    // The choice lasts as long as the page.
  }
  // The browser's own event reaches only the other tabs.
  window.dispatchEvent(new StorageEvent('storage', { key: storageKey }))
}
