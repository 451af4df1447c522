import type { Plugin } from 'vite'

/** Languages of code that the editor could color, and maps: no field of content shows any. */
const unused = /^(@shikijs\/(langs|themes)\/|leaflet$|terra-draw)/
const nothing = '\0nothing'

/** Leaves out of the editor what no field needs, and the addresses of fonts elsewhere: it has them in itself. */
export const editorPlugin: Plugin = {
  name: 'editor',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'editor',
  resolveId: source => (unused.test(source) ? nothing : undefined),
  load: id => (id === nothing ? 'export default []' : undefined),
  transform: {
    filter: { id: /@sveltia\/cms\/npm\/index\.js/ },
    handler: code => code.replaceAll(/url\(https:\/\/cdn\.jsdelivr\.net\/[^)]*\)/g, 'local(none)'),
  },
}
