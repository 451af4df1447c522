import { bodyElementId, type PageState, withBodyHtml } from '../shared/page-data.ts'
import { type DocumentAssets, stateId } from './Document.tsx'

/** The page's data as the server put it into the document, with the HTML of a piece taken from where it is shown. */
export function readPageState(document: Document): PageState {
  const state: PageState = JSON.parse(document.getElementById(stateId)?.textContent ?? '')
  return withBodyHtml(state, document.getElementById(bodyElementId)?.innerHTML ?? '')
}

/**
 * What the server wrote into the document, which React leaves as it is. Only the address of the font is read back:
 * React hydrates a link only if `rel` and `href` match.
 */
export function readServedAssets(document: Document): DocumentAssets | undefined {
  if (import.meta.env.DEV) return undefined
  const font = document.querySelector('link[as="font"]')?.getAttribute('href') ?? ''
  return { style: '', font, loader: '', entry: '', preloads: '' }
}
