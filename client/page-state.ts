import { bodyElementId, type PageState, withBodyHtml } from '../shared/page-data.ts'
import { type DocumentAssets, stateId } from './Document.tsx'

/** The page's data as the server put it into the document, with the HTML of a piece taken from where it is shown. */
export function readPageState(document: Document): PageState {
  const state: PageState = JSON.parse(document.getElementById(stateId)?.textContent ?? '')
  return withBodyHtml(state, document.getElementById(bodyElementId)?.innerHTML ?? '')
}

/** Stands for what the server wrote into the head, which React leaves as it is. */
export const servedAssets: DocumentAssets | undefined = import.meta.env.DEV
  ? undefined
  : { style: '', font: '/', loader: '', entry: '', preloads: '' }
