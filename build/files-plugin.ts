import type { Plugin } from 'vite'
import type { CompiledLibrary } from '../shared/content/library.ts'
import { fileTypes } from '../shared/values/file-types.ts'
import type { MadeFile } from './files/build-files.ts'

type Options = { readonly readLibrary: () => CompiledLibrary }

const moduleId = 'virtual:files'
const resolvedId = `\0${moduleId}`

/** Makes the files to download from content. Modules import their sizes from `virtual:files`. */
export function filesPlugin({ readLibrary }: Options): Plugin {
  let root = process.cwd()
  let made: { readonly from: string; readonly files: Promise<readonly MadeFile[]> } | undefined

  /** Once until their own content changes: in the development server that of articles changes more often. */
  async function makeFiles(): Promise<readonly MadeFile[]> {
    const library = readLibrary()
    const from = JSON.stringify([library.files, library.siteData.site])
    if (made?.from !== from) made = { from, files: build(root, library) }
    return made.files
  }

  return {
    name: 'files',
    configResolved(config) {
      root = config.root
    },
    resolveId: id => (id === moduleId ? resolvedId : undefined),
    async load(id) {
      if (id !== resolvedId) return undefined
      const { describeFiles } = await import('./files/build-files.ts')
      return `export const files = ${JSON.stringify(describeFiles(await makeFiles()))}`
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return
      for (const { path, bytes } of await makeFiles())
        this.emitFile({ type: 'asset', fileName: path.slice(1), source: bytes })
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        if (!request.url?.startsWith('/files/')) return next()
        try {
          const file = (await makeFiles()).find(({ path }) => path === request.url)
          if (file === undefined) return next()
          response.setHeader('Content-Type', fileTypes[file.format])
          response.end(file.bytes)
        } catch (error) {
          next(error)
        }
      })
    },
  }
}

/** The tools are imported here, because most tests do not need them. */
async function build(root: string, library: CompiledLibrary): Promise<readonly MadeFile[]> {
  const { buildFiles } = await import('./files/build-files.ts')
  return buildFiles(root, library)
}
