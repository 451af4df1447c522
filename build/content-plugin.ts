import { join } from 'node:path'
import type { Plugin } from 'vite'
import type { CompiledLibrary } from '../shared/content/library.ts'
import { compileFolder, type FolderEditions } from './compile-folder.ts'
import { publicFolder } from './pictures/read-originals.ts'
import { contentFolder, readContent } from './read-content.ts'
import { toStaticFiles } from './static-files.ts'

const pluginName = 'content'
const moduleId = 'virtual:content'
const resolvedId = `\0${moduleId}`
const tablesId = 'virtual:tables'
const resolvedTablesId = `\0${tablesId}`

/** `readLibrary` gives other plugins the current library. Both throw ContentError. */
export type ContentPlugin = Plugin & {
  readonly api: { readonly readLibrary: () => CompiledLibrary; readonly readEditions: () => FolderEditions }
}

/**
 * Compiles content/ for the build, the development server and the tests. Modules import the site data and the library's
 * version from `virtual:content`, demos the tables from `virtual:tables`; documents are static files under a path with
 * that version. A build has what is public today, and the development server what a preview shows.
 */
export function contentPlugin(): ContentPlugin {
  let root = process.cwd()
  let isPreview = false
  const read = () => readContentOnce(() => root, isPreview)
  let content = read()
  return {
    name: pluginName,
    api: { readLibrary: () => content.shown().library, readEditions: () => content.editions() },
    configResolved(config) {
      root = config.root
    },
    buildStart() {
      for (const { path } of readContent(root).files) this.addWatchFile(join(root, path))
    },
    resolveId: id => ({ [moduleId]: resolvedId, [tablesId]: resolvedTablesId })[id],
    load(id) {
      if (id === resolvedTablesId) return toTables(root, content.shown().library)
      if (id !== resolvedId) return undefined
      const { library, version } = content.shown()
      return `export const content = ${JSON.stringify({ version, siteData: library.siteData })}`
    },
    generateBundle() {
      if (this.environment.name !== 'client') return
      for (const [path, source] of content.staticFiles()) {
        this.emitFile({ type: 'asset', fileName: path.slice(1), source })
      }
    },
    configureServer(server) {
      isPreview = true
      content = read()
      server.middlewares.use((request, response, next) => {
        const source = content.staticFiles().get(request.url ?? '')
        if (source === undefined) return next()
        response.setHeader('Content-Type', 'application/json')
        response.end(source)
      })
      server.watcher.add(join(root, contentFolder))
      server.watcher.on('all', (_, path) => {
        if (![contentFolder, publicFolder].some(folder => path.startsWith(join(root, folder)))) return
        content = read()
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

/** A module with a way to load each table of content/data that is public; a table that waits gets no file. */
function toTables(root: string, { files }: CompiledLibrary): string {
  const rows = files.tables.map(({ id }) => {
    const file = JSON.stringify(`${join(root, contentFolder, 'data', id)}.csv?raw`)
    return `${JSON.stringify(id)}: () => import(${file}).then(module => module.default)`
  })
  return `export const tables = {${rows.join(',')}}`
}

/** Compiles the content on first use. */
function readContentOnce(root: () => string, isPreview: boolean) {
  const editions = once(() => compileFolder(root()))
  const shown = () => (isPreview && editions().preview) || editions()
  return { editions, shown, staticFiles: once(() => toStaticFiles(shown())) }
}

function once<Result extends object>(make: () => Result): () => Result {
  let result: Result | undefined
  return () => {
    result ??= make()
    return result
  }
}
