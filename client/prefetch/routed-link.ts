import { servedHtmlIds } from '../../shared/page-data.ts'
import { findFollowedLink } from '../features/leaving/followed-link.ts'

/** A link that the router follows. Those of a written piece the browser follows by itself, by a full load. */
export function findRoutedLink(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = findFollowedLink(target)
  return link?.closest(`#${servedHtmlIds.piece}`) === null ? link : undefined
}
