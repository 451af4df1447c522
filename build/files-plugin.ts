import type { Plugin } from 'vite'
import type { CompiledLibrary } from '../shared/content/library.ts'
import { fileTypes } from '../shared/values/file-types.ts'
import type { MadeFile } from './files/made-file.ts'

type Options = { readonly readLibrary: () => CompiledLibrary }

/** Few pages need the sizes of charts, and there are many. */
const modules = ['virtual:files', 'virtual:chart-files'] as const
const isOfChart = ({ path }: MadeFile) => path.startsWith('/charts/')

/**
 * Makes tables to download and the files of charts. Modules import the sizes of the first and of what is in
 * public/files from `virtual:files`, those of charts from `virtual:chart-files`.
 */
export function filesPlugin({ readLibrary }: Options): Plugin {
  let root = process.cwd()
  let made: { readonly from: string; readonly files: Promise<readonly MadeFile[]> } | undefined

  /** Once until their own content changes: in the development server that of articles changes more often. */
  async function makeFiles(): Promise<readonly MadeFile[]> {
    const library = readLibrary()
    const from = JSON.stringify(library.files)
    if (made?.from !== from) made = { from, files: build(root, library) }
    return made.files
  }

  return {
    name: 'files',
    configResolved(config) {
      root = config.root
    },
    resolveId: id => (modules.some(module => module === id) ? `\0${id}` : undefined),
    async load(id) {
      const module = modules.find(module => id === `\0${module}`)
      if (module === undefined) return undefined
      const { describeFiles, readOffered } = await import('./files/build-files.ts')
      const all = [...(await makeFiles()), ...readOffered(root, readLibrary())]
      const listed = all.filter(file => isOfChart(file) === (module === 'virtual:chart-files'))
      return `export const files = ${JSON.stringify(describeFiles(listed))}`
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return
      for (const { path, bytes } of await makeFiles())
        this.emitFile({ type: 'asset', fileName: path.slice(1), source: bytes })
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        if (!/^\/(files|charts)\/.+\./.test(request.url ?? '')) return next()
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
