import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { compileContent } from '../../shared/content/compiler/compile.ts'
import { documentPath } from '../../shared/content/document-path.ts'
import type { CompiledLibrary } from '../../shared/content/library.ts'
import { ContentError } from '../../shared/content/problem.ts'
import { contentFolder, readContent } from './read-content.ts'

const moduleId = 'virtual:content'
const resolvedId = `\0${moduleId}`

/**
 * Compiles content/ for the build, the development server and the tests. Modules import the small frame and the
 * library's version from `virtual:content`; every document becomes a static file under a path with that version.
 */
export function contentPlugin(): Plugin {
  let root = process.cwd()
  let compiled = compileOnce(() => root)
  return {
    name: 'content',
    configResolved(config) {
      root = config.root
    },
    buildStart() {
      for (const { path } of readContent(root)) this.addWatchFile(join(root, path))
    },
    resolveId: id => (id === moduleId ? resolvedId : undefined),
    load(id) {
      if (id !== resolvedId) return undefined
      const { library, version } = compiled()
      return `export const content = ${JSON.stringify({ version, frame: library.frame })}`
    },
    generateBundle() {
      if (this.environment.name !== 'client') return
      const { library, version } = compiled()
      for (const [name, document] of library.documents) {
        const fileName = documentPath(version, name).slice(1)
        this.emitFile({ type: 'asset', fileName, source: JSON.stringify(document) })
      }
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const { library, version } = compiled()
        for (const [name, document] of library.documents) {
          if (request.url !== documentPath(version, name)) continue
          response.setHeader('Content-Type', 'application/json')
          response.end(JSON.stringify(document))
          return
        }
        next()
      })
      server.watcher.add(join(root, contentFolder))
      server.watcher.on('all', (_, path) => {
        if (!path.startsWith(join(root, contentFolder))) return
        compiled = compileOnce(() => root)
        for (const environment of Object.values(server.environments)) environment.moduleGraph.invalidateAll()
        server.ws.send({ type: 'full-reload' })
      })
    },
  }
}

type VersionedLibrary = { readonly library: CompiledLibrary; readonly version: string }

function compileOnce(root: () => string): () => VersionedLibrary {
  let result: VersionedLibrary | undefined
  return () => {
    result ??= compileFolder(root())
    return result
  }
}

/** The library of a project's content/ folder with its version, a short hash of all documents. Throws ContentError. */
export function compileFolder(root: string): VersionedLibrary {
  const outcome = compileContent(readContent(root))
  if ('problems' in outcome) throw new ContentError(outcome.problems)
  const hash = createHash('sha256')
  for (const [name, document] of outcome.library.documents) hash.update(`${name}\n${JSON.stringify(document)}\n`)
  return { library: outcome.library, version: hash.digest('base64url').slice(0, 10) }
}
