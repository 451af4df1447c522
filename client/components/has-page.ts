import { content } from 'virtual:content'
import type { RouteId } from '../../shared/addresses/routes.ts'

/** Whether the site has the pages of a route: content can be without some. */
export function hasPage(id: RouteId): boolean {
  return !content.siteData.absent.includes(id)
}
