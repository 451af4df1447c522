import { useLocation } from 'react-router-dom'
import { type Query, toQueryString } from '../../shared/addresses/links.ts'
import { contactPath, getRoute, type StaticRouteId } from '../../shared/addresses/routes.ts'

type Target = {
  readonly page: StaticRouteId
  readonly topic?: string | undefined
  readonly query?: Query
}

/** Of a link: crawlers need not ask for the form again about each topic and from each page. */
export function toRel(path: string): string | undefined {
  return path.startsWith(`${contactPath}?`) ? 'nofollow' : undefined
}

/**
 * The paths of links by the ids of their pages. A link with a topic also says the page that it stands on, so that a
 * message sent without scripts can tell.
 */
export function usePageLinks(): (target: Target) => string {
  const { pathname } = useLocation()
  return ({ page, topic, query }) => getRoute(page).path + toQueryString({ topic, from: topic && pathname, ...query })
}
