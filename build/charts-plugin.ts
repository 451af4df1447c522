import type { Plugin } from 'vite'
import type { CompiledLibrary } from '../shared/content/library.ts'
import { readPalette } from './read-palette.ts'

type Options = { readonly readLibrary: () => CompiledLibrary }

/** Charts with a file of their own, as /charts/{name}.svg. */
export function chartsPlugin({ readLibrary }: Options): Plugin {
  let root = process.cwd()
  const read = (path: string) => {
    const chart = readLibrary().charts.get(path)
    return chart && withColors(chart, root)
  }
  return {
    name: 'charts',
    configResolved(config) {
      root = config.root
    },
    generateBundle() {
      if (this.environment.name !== 'client') return
      for (const path of readLibrary().charts.keys())
        this.emitFile({ type: 'asset', fileName: path.slice(1), source: read(path) ?? '' })
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const chart = read(request.url ?? '')
        if (chart === undefined) return next()
        response.setHeader('Content-Type', 'image/svg+xml')
        response.end(chart)
      })
    },
  }
}

/** With the colors of both schemes, for where no page gives them: as an image, and opened alone. */
export function withColors(chart: string, root: string): string {
  const [light, dark] = ['colors', 'dark-colors'].map(name => {
    const colors = [...readPalette(root, name)].filter(([role]) => role === 'page' || chart.includes(`-${role})`))
    return `:root{${colors.map(([role, value]) => `--color-${role}:${value}`).join(';')}}`
  })
  const style = `${light}:root{background:var(--color-page)}@media(prefers-color-scheme:dark){${dark}}`
  return chart.replace('</title>', `</title><style>${style}</style>`)
}
