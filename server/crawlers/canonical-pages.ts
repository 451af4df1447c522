import { resolveAddress } from '../../shared/addresses/resolve-address.ts'
import type { Library } from '../../shared/content/library.ts'
import type { Page } from '../../shared/site-pages/page-data.ts'
import { listPages } from '../../shared/site-pages/page-list.ts'
import { loadPage } from '../../shared/site-pages/pages.ts'

export type CanonicalPage = { readonly path: string; readonly page: Page }

/** The canonical, indexable pages in the order of the route table. */
export async function listCanonicalPages(library: Library, now: Date): Promise<readonly CanonicalPage[]> {
  const pages = await listPages(library)
  const loaded = await Promise.all(
    pages.map(async ({ path }): Promise<readonly CanonicalPage[]> => {
      const result = await loadPage(library, resolveAddress({ pathname: path, search: '' }), now)
      if (result.kind === 'redirect' || result.status !== 200) return []
      const { page } = result
      return page.meta.isIndexable && page.meta.canonicalPath === path ? [{ path, page }] : []
    }),
  )
  return loaded.flat()
}
