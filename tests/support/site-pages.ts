import { compileFolder } from '../../build/compile-folder.ts'
import { createMemoryLibrary } from '../../server/library.ts'
import { resolveAddress } from '../../shared/addresses/resolve-address.ts'
import type { Page } from '../../shared/site-pages/page-data.ts'
import { loadPage } from '../../shared/site-pages/pages.ts'
import { withPassages } from './built-passages.ts'

/** The project's own content. */
export const siteLibrary = withPassages(createMemoryLibrary(compileFolder(process.cwd()).library))

export const noon = new Date('2025-08-20T12:00:00Z')

/** The page at a path, by default at noon of August 20, 2025; also not-found pages. */
export async function loadSitePage(path: string, now = noon): Promise<Page> {
  const result = await loadPage(siteLibrary, resolveAddress({ pathname: path, search: '' }), now)
  if (result.kind === 'redirect') throw new Error(`${path} leads to ${result.to}`)
  return result.page
}
