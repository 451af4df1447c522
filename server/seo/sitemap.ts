import type { Library } from '../../shared/content/library.ts'
import { escapeMarkup } from '../../shared/escape-markup.ts'
import { listPages } from '../../shared/page-list.ts'
import { loadPage } from '../../shared/pages.ts'
import { resolveAddress } from '../../shared/resolve-address.ts'
import { findLastChange } from './last-change.ts'
import { toWholeAddress } from './site-facts.ts'

export type SitemapEntry = { readonly path: string; readonly changed?: string }

/** The pages that search engines should keep, each by its one canonical address, in the order of the route table. */
export async function listSitemapEntries(library: Library, now: Date): Promise<readonly SitemapEntry[]> {
  const pages = await listPages(library)
  const entries = await Promise.all(
    pages.map(async ({ path }): Promise<readonly SitemapEntry[]> => {
      const result = await loadPage(library, resolveAddress({ pathname: path, search: '' }), now)
      if (result.kind === 'redirect' || result.status !== 200) return []
      const { meta } = result.page
      if (!meta.isIndexable || meta.canonicalPath !== path) return []
      return [{ path, changed: findLastChange(result.page) }]
    }),
  )
  return entries.flat()
}

/** https://www.sitemaps.org/protocol.html */
export function toSitemapXml(entries: readonly SitemapEntry[], publicUrl: string): string {
  const urls = entries.map(({ path, changed }) => {
    const lastmod = changed === undefined ? '' : `<lastmod>${changed}</lastmod>`
    return `<url><loc>${escapeMarkup(toWholeAddress({ publicUrl }, path))}</loc>${lastmod}</url>`
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n')
}
