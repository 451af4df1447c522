import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import express from 'express'
import { content, renderDocument, screenModules } from '../client/entry-server.tsx'
import type { IndexedPages } from '../shared/content/schemas/passages.ts'
import { buildIndex } from '../shared/search/build-index.ts'
import { builtFolders } from './assets/archive.ts'
import { createPagePolicy } from './http/security-headers.ts'
import { archivedFiles, staticFiles } from './http/static-files.ts'
import { createFileLibrary } from './library.ts'
import { readBuiltAssets, readSocialCards } from './render/built-assets.ts'
import { createPageRenderer } from './render/page-renderer.ts'
import { demoAppRoutes } from './routes/demo-apps.ts'
import { editorRoutes } from './routes/editor.ts'
import type { KeepText } from './search/read-passages.ts'
import { type Config, isHttps, parseConfig } from './settings/config.ts'
import { type SiteFiles, toRuntime } from './site.ts'

export { createSite } from './site.ts'
export { openStorage } from './storage.ts'
export { parseConfig }

/** Throws when the build is incomplete. */
export function readBuild(distFolder: string, config: Config): SiteFiles {
  const clientFolder = join(distFolder, 'client')
  const { loader, assetsOf, completeDocument } = readBuiltAssets(clientFolder, screenModules())
  const runtime = toRuntime(config)
  const frameSource = runtime.demoBase.startsWith('/') ? "'self'" : runtime.demoBase
  const socialCards = readSocialCards(clientFolder)
  const { siteData } = content
  return {
    library: createFileLibrary({ ...content, distFolder }),
    renderPage: createPageRenderer({ renderDocument, assetsOf, completeDocument, siteData, runtime, socialCards }),
    toPolicy: createPagePolicy({
      loader,
      frameSource,
      isHttps: isHttps(config),
    }),
    files: express
      .Router()
      .use(staticFiles(clientFolder, /^\/(assets|content|og)\//))
      .use('/demo-assets', staticFiles(join(distFolder, 'demos/demo-assets'), /./)),
    folders: new Set([...listFolders(clientFolder), ...Object.keys(builtFolders)]),
    archivedFiles: config.ASSETS_DIR === undefined ? express.Router() : archivedFiles(config.ASSETS_DIR),
    demoApps: demoAppRoutes(join(distFolder, 'demos')),
    editor: editorRoutes(join(distFolder, 'editor/editor'), config),
  }
}

/** Without those of Vite, whose names begin with a dot and which are not served. */
function listFolders(folder: string): readonly string[] {
  const entries = readdirSync(folder, { withFileTypes: true })
  return entries.filter(entry => entry.isDirectory() && !entry.name.startsWith('.')).map(({ name }) => name)
}

/** What the search knows: read by the build from all pages, rendered with the default settings. */
export async function renderPassages(distFolder: string, keep: KeepText): Promise<IndexedPages> {
  const { readPassages } = await import('./search/read-passages.ts')
  const library = createFileLibrary({ ...content, distFolder })
  const renderPage = createPageRenderer({
    ...{ renderDocument, siteData: content.siteData, runtime: toRuntime(parseConfig({})) },
    assetsOf: () => undefined,
    socialCards: new Map(),
  })
  const pages = await readPassages({ library, renderPage, now: new Date(), keep })
  return { pages, index: buildIndex(pages, (await library.read('search')).kindWords) }
}
