import type { Plugin } from 'vite'
import { usedTypefaces } from '../shared/values/typefaces.ts'

/** Programs of demos fetch the fonts with their page. */
export const demoFontsPlugin: Plugin = {
  name: 'demo-fonts',
  transformIndexHtml: {
    // Before Vite gives the files of the page their built addresses.
    order: 'pre',
    handler: (_html, { path }) => (path.startsWith('/demos/') ? usedTypefaces.map(({ id }) => toPreload(id)) : []),
  },
}

function toPreload(id: string) {
  const href = `/node_modules/@fontsource-variable/${id}/files/${id}-latin-wght-normal.woff2`
  const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href }
  return { tag: 'link', injectTo: 'head' as const, attrs }
}
