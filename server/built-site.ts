import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import express from 'express'
import { content, renderDocument, screenModules } from '../client/entry-server.tsx'
import type { Library } from '../shared/content/library.ts'
import type { IndexedPages } from '../shared/content/schemas/passages.ts'
import { buildIndex } from '../shared/search/build-index.ts'
import { type BuiltEdition, readEditions } from './assets/editions.ts'
import { hashedFolders } from './assets/hashed-folders.ts'
import { createPagePolicy } from './http/security-headers.ts'
import { staticFiles } from './http/static-files.ts'
import { createFileLibrary } from './library.ts'
import { readBuiltAssets } from './render/built-assets.ts'
import { createPageRenderer } from './render/page-renderer.ts'
import { demoAppRoutes } from './routes/demo-apps.ts'
import { editorRoutes } from './routes/editor.ts'
import type { KeepText } from './search/read-passages.ts'
import { type Config, isHttps, parseConfig } from './settings/config.ts'
import { type SiteContent, type SiteFiles, toRuntime } from './site.ts'

export { createSite } from './site.ts'
export { openStorage } from './storage.ts'
export { parseConfig }

/** What is public by day, or all with drafts where APP_ENV is not production. Throws when the build is incomplete. */
export function readBuild(distFolder: string, config: Config): SiteFiles {
  const clientFolder = join(distFolder, 'client')
  const { loader, assetsOf, completeDocument } = readBuiltAssets(clientFolder, screenModules())
  const runtime = toRuntime(config)
  const frameSource = runtime.demoBase.startsWith('/') ? "'self'" : runtime.demoBase
  const { siteData } = content
  const { later, preview } = readEditions(distFolder)
  const toContent = (built: BuiltEdition | undefined): SiteContent => {
    const { edition, folders } = built ?? { edition: undefined, folders: [distFolder] as const }
    const ownRuntime = { ...runtime, edition }
    const files = folders.map(folder => staticFiles(join(folder, 'client'), /^\/(assets|content)\//))
    return {
      library: openLibrary(distFolder, built),
      renderPage: createPageRenderer({
        ...{ renderDocument, assetsOf, completeDocument, siteData, runtime: ownRuntime },
      }),
      files: express
        .Router()
        .use(...files)
        .use('/demo-assets', staticFiles(join(distFolder, 'demos/demo-assets'), /./)),
    }
  }
  const shown = config.APP_ENV === 'production' ? undefined : preview
  return {
    ...toContent(shown),
    later: shown === undefined ? later.map(built => ({ from: built.from, ...toContent(built) })) : [],
    toPolicy: createPagePolicy({
      loader,
      frameSource,
      isHttps: isHttps(config),
    }),
    folders: new Set([...listFolders(clientFolder), ...hashedFolders]),
    demoApps: demoAppRoutes(join(distFolder, 'demos')),
    editor: editorRoutes(join(distFolder, 'editor'), config),
  }
}

/** The library of an edition, or of the build's own content. */
function openLibrary(distFolder: string, built: BuiltEdition | undefined): Library {
  if (built === undefined) return createFileLibrary({ ...content, distFolder })
  const { edition, folders } = built
  return createFileLibrary({ siteData: content.siteData, version: edition.version, distFolder: folders[0] })
}

/** Without those of Vite, whose names begin with a dot and which are not served. */
function listFolders(folder: string): readonly string[] {
  const entries = readdirSync(folder, { withFileTypes: true })
  return entries.filter(entry => entry.isDirectory() && !entry.name.startsWith('.')).map(({ name }) => name)
}

/** What the search knows: read by the build from all pages, rendered with the default settings. */
export async function renderPassages(distFolder: string, keep: KeepText, built?: BuiltEdition): Promise<IndexedPages> {
  const { readPassages } = await import('./search/read-passages.ts')
  const library = openLibrary(distFolder, built)
  const edition = built && { ...built.edition, notice: undefined }
  const renderPage = createPageRenderer({
    ...{ renderDocument, siteData: content.siteData, runtime: { ...toRuntime(parseConfig({})), edition } },
    assetsOf: () => undefined,
    // No visitor waits, and the machine of a build may be busy.
    deadlineMs: 120_000,
  })
  const pages = await readPassages({ library, renderPage, now: new Date(), keep })
  return { pages, index: buildIndex(pages, (await library.read('search')).kindWords) }
}
