import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import express from 'express'
import { content, renderDocument, screenModules } from '../client/entry-server.tsx'
import type { PassagePage } from '../shared/content/schemas/passages.ts'
import { builtFolders } from './assets/archive.ts'
import { isHttps, parseConfig } from './config.ts'
import { createPagePolicy } from './http/security-headers.ts'
import { archivedFiles, staticFiles } from './http/static-files.ts'
import { createFileLibrary } from './library.ts'
import { readBuiltAssets, readSocialCards } from './render/built-assets.ts'
import { createPageRenderer } from './render/page-renderer.ts'
import { demoAppRoutes } from './routes/demo-apps.ts'
import type { Services } from './services.ts'
import { type Environment, openSite, type Parts, type Site, toRuntime } from './site.ts'
import { openStorage } from './storage.ts'

export { parseConfig }

/** Opens the built site. Throws when the build is incomplete. `replace` is for tests. */
export function openBuiltSite(
  { distFolder, ...environment }: Environment & { readonly distFolder: string },
  replace?: Partial<Services>,
): Site {
  const { config, log, now } = environment
  const clientFolder = join(distFolder, 'client')
  const { loader, assetsOf, completeDocument } = readBuiltAssets(clientFolder, screenModules())
  const runtime = toRuntime(config)
  const frameSource = runtime.demoBase.startsWith('/') ? "'self'" : runtime.demoBase
  const socialCards = readSocialCards(clientFolder)
  const { siteData } = content
  const parts: Parts = {
    ...openStorage({ config, log, now, distFolder }),
    library: replace?.library ?? createFileLibrary({ ...content, distFolder }),
    createRenderer: onRender =>
      createPageRenderer({ renderDocument, assetsOf, completeDocument, siteData, runtime, socialCards, onRender }),
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
  }
  return openSite(environment, parts, replace)
}

/** Without those of Vite, whose names begin with a dot and which are not served. */
function listFolders(folder: string): readonly string[] {
  const entries = readdirSync(folder, { withFileTypes: true })
  return entries.filter(entry => entry.isDirectory() && !entry.name.startsWith('.')).map(({ name }) => name)
}

/** What the search knows: read by the build from all pages, rendered with the default settings. */
export async function renderPassages(distFolder: string): Promise<readonly PassagePage[]> {
  const { readPassages } = await import('./search/read-passages.ts')
  const library = createFileLibrary({ ...content, distFolder })
  const renderPage = createPageRenderer({
    ...{ renderDocument, siteData: content.siteData, runtime: toRuntime(parseConfig({})) },
    assetsOf: () => undefined,
    socialCards: new Map(),
  })
  return readPassages({ library, renderPage, now: new Date() })
}
