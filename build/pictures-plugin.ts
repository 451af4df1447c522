import { join } from 'node:path'
import type { Plugin } from 'vite'
import { openPictures, type Pictures } from './pictures/open-pictures.ts'
import { publicFolder } from './pictures/read-originals.ts'

/** Makes the pictures of pages from originals in public/, in whose places they are served. */
export function picturesPlugin(): Plugin {
  let root = process.cwd()
  let pictures: Pictures | undefined
  const open = () => {
    pictures ??= openPictures(root)
    return pictures
  }
  return {
    name: 'pictures',
    configResolved(config) {
      root = config.root
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return
      const { madePaths, read } = open()
      const files = await Promise.all(madePaths.map(async path => ({ path, source: await read(path) })))
      for (const { path, source } of files) this.emitFile({ type: 'asset', fileName: path.slice(1), source })
    },
    configureServer(server) {
      server.watcher.on('all', (_, path) => {
        if (path.startsWith(join(root, publicFolder))) pictures = undefined
      })
      server.middlewares.use(async (request, response, next) => {
        const [path = ''] = (request.url ?? '').split('?')
        if (!open().madePaths.includes(path)) return next()
        try {
          const bytes = await open().read(path)
          response.setHeader('Content-Type', `image/${path.replace(/.*\./, '').replace('jpg', 'jpeg')}`)
          response.end(bytes)
        } catch (error) {
          next(error)
        }
      })
    },
  }
}
