import type { SiteData } from '../../shared/content/library.ts'

/** What is true of the whole site and stands in every page's data for search engines. */
export type SiteFacts = {
  readonly siteData: SiteData
  /** The site's own address without a slash at the end; empty when the operator has not given it. */
  readonly publicUrl: string
}

/** The address with which programs outside can follow a path of the site; the path itself while no address is known. */
export function toWholeAddress({ publicUrl }: Pick<SiteFacts, 'publicUrl'>, path: string): string {
  return `${publicUrl}${path}`
}
