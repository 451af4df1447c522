import { linkTo } from './links.ts'
import { findPage } from './resolve-address.ts'

/** The id of a service: the title of its card in lower case, spaces as hyphens and '&' as 'and'. */
export function toServiceId(title: string): string {
  return title.toLowerCase().replaceAll(' ', '-').replaceAll('&', 'and')
}

/** The path of a service card. */
export function toServicePath(title: string): string {
  return `/services/${toServiceId(title)}`
}

/** Whether the service has no route of its own, so that its card is what makes it a page. */
export function isFoundByCard(id: string): boolean {
  return findPage(linkTo('service', { serviceId: id }))?.route.id === 'service'
}
