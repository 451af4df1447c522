import { join } from 'node:path'
import express from 'express'
import {
  builtFiles,
  content,
  industryStyle,
  pieceFilesStyle,
  renderDocument,
  screenModules,
  writingStyle,
} from '../client/entry-server.tsx'
import { isHttps } from './config.ts'
import { toPagePolicy } from './http/security-headers.ts'
import { staticFiles } from './http/static-files.ts'
import { createFileLibrary } from './library.ts'
import { startOutboxThread } from './outbox/outbox-thread.ts'
import { readBuiltAssets, readSocialCards } from './render/built-assets.ts'
import { createPageRenderer } from './render/page-renderer.ts'
import { demoAppRoutes } from './routes/demo-apps.ts'
import type { Services } from './services.ts'
import { type Environment, openSite, type Parts, type Site, toOutboxOptions, toRuntime } from './site.ts'

export { createDocument, screenModules } from '../client/entry-server.tsx'
export { parseConfig } from './config.ts'
export { readBuiltAssets } from './render/built-assets.ts'

/** Opens the built site. Throws when the build is incomplete. `replace` is for tests. */
export function openBuiltSite(
  { distFolder, ...environment }: Environment & { readonly distFolder: string },
  replace?: Partial<Services>,
): Site {
  const { config, log } = environment
  const clientFolder = join(distFolder, 'client')
  const { style, loader, assetsOf } = readBuiltAssets(clientFolder, screenModules())
  const runtime = toRuntime(config)
  const frameSource = runtime.demoBase.startsWith('/') ? "'self'" : runtime.demoBase
  const socialCards = readSocialCards(clientFolder)
  const { siteData } = content
  const parts: Parts = {
    outbox: startOutboxThread({
      workerFile: join(distFolder, 'server/outbox-worker.js'),
      folder: config.DATA_DIR,
      options: toOutboxOptions(config),
      onDeath: err => {
        log.fatal({ err }, 'the outbox has stopped working; the process ends to be started again')
        process.exit(1)
      },
    }),
    library: replace?.library ?? createFileLibrary({ ...content, clientFolder }),
    createRenderer: onRender =>
      createPageRenderer({ renderDocument, assetsOf, siteData, runtime, socialCards, onRender }),
    policy: toPagePolicy({
      styles: [style, writingStyle, pieceFilesStyle, industryStyle],
      loader,
      frameSource,
      isHttps: isHttps(config),
    }),
    readFiles: async () => builtFiles,
    files: express
      .Router()
      .use(staticFiles(clientFolder, /^\/(assets|content|og)\//))
      .use('/demo-assets', staticFiles(join(distFolder, 'demos/demo-assets'), /./)),
    demoApps: demoAppRoutes(join(distFolder, 'demos')),
  }
  return openSite(environment, parts, replace)
}
