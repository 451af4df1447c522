import type { FormFields } from '../../../shared/contact/forms.ts'
import { readCampaign, readLinkedPage, toSource } from '../../../shared/contact/message-source.ts'

/**
 * Where the visit began, as far as this tab remembers: the address and the referring page of its document, which stay the same
 * while scripts change pages. Nothing is stored. Undefined for a visit that began at the form, without a campaign or a host.
 */
export function readTabSource(formPath: string): FormFields | undefined {
  const [navigation] = performance.getEntriesByType('navigation')
  const loaded = new URL(navigation?.name ?? location.href, location.href)
  const referring = URL.canParse(document.referrer) ? new URL(document.referrer) : undefined
  // After a full load within the site, the page before is nearer to the first one.
  const isOwn = referring?.origin === location.origin
  const { pathname, searchParams } = referring !== undefined && isOwn ? referring : loaded
  return toSource({
    entry: pathname === formPath ? readLinkedPage(loaded.href) : pathname,
    ...readCampaign(searchParams),
    referrer: isOwn ? '' : referring?.hostname,
  })
}
