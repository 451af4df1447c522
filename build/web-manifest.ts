import type { Site } from '../shared/content/schemas/site.ts'
import { linkTo } from '../shared/links.ts'

/** What a browser shows of the site once it is installed: https://www.w3.org/TR/appmanifest/ */
export function toWebManifest({ name, description }: Site) {
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
