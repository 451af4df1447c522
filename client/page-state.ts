import { type PageState, withBodyHtml } from '../shared/site-pages/page-data.ts'
import { bodyPartName, joinBody } from '../shared/values/article-body.ts'
import { drawingPartName, withDrawings } from '../shared/values/drawings.ts'

/** The id of the element with the page, which React takes over. */
export const appId = 'app'

export const stateId = 'page-state'

/** The page's data from the server's document. The HTML of articles, papers and charts comes from where it is displayed. */
export function readPageState(): PageState {
  const text = document.getElementById(stateId)?.textContent ?? ''
  const state: PageState = JSON.parse(text, withDrawings(readParts(drawingPartName)))
  return withBodyHtml(state, joinBody(readParts(bodyPartName)))
}

/** The HTML of the elements with this value of `data-part`, in their order. */
function readParts(name: string): readonly string[] {
  return [...document.querySelectorAll(`[data-part="${name}"]`)].map(({ innerHTML }) => innerHTML)
}
