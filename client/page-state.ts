import { mapServedHtml, type PageState } from '../shared/page-data.ts'
import { type DocumentAssets, documentIds } from './Document.tsx'

/** The page's data as the server put it into the document, with the HTML of what stands there as HTML only. */
export function readPageState(document: Document): PageState {
  const state: PageState = JSON.parse(textOf(document, documentIds.state))
  return mapServedHtml(state, id => document.getElementById(id)?.innerHTML ?? '')
}

/** What the server put into the head, so that React finds in the browser what it would draw there. */
export function readDocumentAssets(document: Document): DocumentAssets {
  if (import.meta.env.DEV) return { style: '', screenStyles: '', font: '', loader: '', module: devModule }
  return {
    style: textOf(document, documentIds.style),
    screenStyles: addressOf(document, documentIds.screenStyles),
    font: addressOf(document, documentIds.font),
    loader: textOf(document, documentIds.loader),
  }
}

/** The development server's entry; the built site has a loader instead. */
export const devModule = '/client/entry-dev.ts'

function addressOf(document: Document, id: string): string {
  return document.getElementById(id)?.getAttribute('href') ?? ''
}

function textOf(document: Document, id: string): string {
  return document.getElementById(id)?.textContent ?? ''
}
