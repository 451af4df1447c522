import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { compileContent } from '../compiler/compile.ts'
import { ContentError } from '../compiler/problem.ts'
import type { KeepBody } from '../compiler/render-body.ts'
import { linkTo } from '../shared/addresses/links.ts'
import { documentPath, isShort } from '../shared/content/document-path.ts'
import type { CompiledLibrary } from '../shared/content/library.ts'
import type { Site } from '../shared/content/schemas/site.ts'
import { keepTexts, openCache } from './cache/cache.ts'
import { publicFolder } from './pictures/read-originals.ts'
import { contentFolder, readContent } from './read-content.ts'

const pluginName = 'content'
const moduleId = 'virtual:content'
const resolvedId = `\0${moduleId}`

/** `readLibrary` gives other plugins the current library. Throws ContentError. */
export type ContentPlugin = Plugin & { readonly api: { readonly readLibrary: () => CompiledLibrary } }

/**
 * Compiles content/ for the build, the development server and the tests. Modules import the site data and the
 * library's version from `virtual:content`; documents are static files under a path with that version.
 */
export function contentPlugin(): ContentPlugin {
  let root = process.cwd()
  let content = readContentOnce(() => root)
  return {
    name: pluginName,
    api: { readLibrary: () => content.compiled().library },
    configResolved(config) {
      root = config.root
    },
    buildStart() {
      for (const { path } of readContent(root).files) this.addWatchFile(join(root, path))
    },
    resolveId: id => (id === moduleId ? resolvedId : undefined),
    load(id) {
      if (id !== resolvedId) return undefined
      const { library, version } = content.compiled()
      return `export const content = ${JSON.stringify({ version, siteData: library.siteData })}`
    },
    generateBundle() {
      if (this.environment.name !== 'client') return
      for (const [path, source] of content.staticFiles()) {
        this.emitFile({ type: 'asset', fileName: path.slice(1), source })
      }
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const source = content.staticFiles().get(request.url ?? '')
        if (source === undefined) return next()
        response.setHeader('Content-Type', 'application/json')
        response.end(source)
      })
      server.watcher.add(join(root, contentFolder))
      server.watcher.on('all', (_, path) => {
        if (![contentFolder, publicFolder].some(folder => path.startsWith(join(root, folder)))) return
        content = readContentOnce(() => root)
        for (const { moduleGraph } of Object.values(server.environments)) {
          for (const [id, module] of moduleGraph.idToModuleMap) {
            // Other modules do not read content; to transform them all again takes seconds.
            if (id.startsWith('\0virtual:')) moduleGraph.invalidateModule(module)
          }
        }
        server.ws.send({ type: 'full-reload' })
      })
    },
  }
}

/** The API of the content plugin among a Vite server's plugins. Throws when it is missing. */
export function findContent(plugins: readonly Plugin[]): ContentPlugin['api'] {
  const plugin = plugins.find(({ name }) => name === pluginName)
  if (plugin === undefined)
    throw new Error(`no plugin is named "${pluginName}"; vite.config.ts must list contentPlugin()`)
  return plugin.api
}

type VersionedLibrary = { readonly library: CompiledLibrary; readonly version: string }

/** The content files that browsers fetch, by path. */
function toStaticFiles({ library, version }: VersionedLibrary): ReadonlyMap<string, string> {
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

/** Compiles the content on first use. */
function readContentOnce(root: () => string) {
  const compiled = once(() => compileFolder(root()))
  return { compiled, staticFiles: once(() => toStaticFiles(compiled())) }
}

function once<Result extends object>(make: () => Result): () => Result {
  let result: Result | undefined
  return () => {
    result ??= make()
    return result
  }
}

function openBodyCache(root: string): KeepBody {
  return keepTexts(openCache({ root, name: 'bodies', sources: ['compiler', 'shared'] }))
}

/** The library of a project's content/ folder with its version, a short hash of all documents. Throws ContentError. */
export function compileFolder(root: string): VersionedLibrary {
  const outcome = compileContent({ ...readContent(root), keepBody: openBodyCache(root) })
  if ('problems' in outcome) throw new ContentError(outcome.problems)
  const hash = createHash('sha256')
  for (const [name, document] of outcome.library.documents) hash.update(`${name}\n${JSON.stringify(document)}\n`)
  return { library: outcome.library, version: hash.digest('base64url').slice(0, 10) }
}
