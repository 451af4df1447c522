import { linkTo } from '../shared/addresses/links.ts'
import { documentPath, isShort } from '../shared/content/document-path.ts'
import type { Site } from '../shared/content/schemas/site.ts'
import type { VersionedLibrary } from './compile-folder.ts'

/** The content files that browsers fetch, by path. */
export function toStaticFiles({ library, version }: VersionedLibrary): ReadonlyMap<string, string> {
  const files = new Map<string, unknown>([['/site.webmanifest', toWebManifest(library.siteData.site)]])
  const short: Record<string, unknown> = {}
  for (const [name, document] of library.documents) {
    if (isShort(name)) short[name] = document
    files.set(documentPath(version, name), isShort(name) ? short : document)
  }
  return new Map([...files].map(([path, content]) => [path, JSON.stringify(content)]))
}

/** https://www.w3.org/TR/appmanifest/ */
function toWebManifest({ name, description }: Site) {
  return {
    name,
    short_name: name,
    description,
    start_url: linkTo('home'),
    display: 'minimal-ui',
    background_color: '#f7f4ee',
    theme_color: '#f7f4ee',
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
}
