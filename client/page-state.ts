import { bodyElementId, type PageState, withBodyHtml } from '../shared/page-data.ts'
import { type DocumentAssets, stateId } from './Document.tsx'

/** The page's data as the server put it into the document, with the HTML of a piece taken from where it is shown. */
export function readPageState(document: Document): PageState {
  const state: PageState = JSON.parse(document.getElementById(stateId)?.textContent ?? '')
  return withBodyHtml(state, document.getElementById(bodyElementId)?.innerHTML ?? '')
}

/**
 * The assets for hydration. React leaves inline text as the server wrote it, but tells links apart by their address.
 * Undefined in development.
 */
export function readServedAssets(document: Document): DocumentAssets | undefined {
  if (import.meta.env.DEV) return undefined
  const font = document.querySelector('link[as="font"]')?.getAttribute('href') ?? ''
  return { style: '', font, loader: '', entry: '', preloads: '' }
}
