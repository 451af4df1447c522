import { compileFolder } from '../../build/compile-folder.ts'
import { createMemoryLibrary } from '../../server/library.ts'
import { readBuiltPassages } from '../../server/search/built-passages.ts'
import { resolveAddress } from '../../shared/addresses/resolve-address.ts'
import type { Library } from '../../shared/content/library.ts'
import type { Page } from '../../shared/site-pages/page-data.ts'
import { loadPage } from '../../shared/site-pages/pages.ts'

export const { library: compiled } = compileFolder(process.cwd())

/** The library of compiled content with the passages of the built pages; run `npm run build` first. */
export function openLibrary(content: typeof compiled): Library {
  const library = createMemoryLibrary(content)
  const passages = readBuiltPassages('dist')
  return {
    ...library,
    // The type of a document follows from its name.
    read: async name => (name === 'passages' ? ((await passages) as never) : library.read(name)),
  }
}

/** The project's own content. */
export const siteLibrary = openLibrary(compiled)

export const noon = new Date('2025-08-20T12:00:00Z')

/** The page at a path, by default at noon of August 20, 2025; also not-found pages. */
export async function loadSitePage(path: string, now = noon): Promise<Page> {
  const result = await loadPage(siteLibrary, resolveAddress({ pathname: path, search: '' }), now)
  if (result.kind === 'redirect') throw new Error(`${path} leads to ${result.to}`)
  return result.page
}
