import type { RequestListener } from 'node:http'
import { join } from 'node:path'
import { type Logger, pino } from 'pino'
import { onTestFinished } from 'vitest'
import { content, renderDocument, screens } from '../../client/entry-server.tsx'
import { type Config, isHttps, parseConfig } from '../../server/config.ts'
import { createFileLibrary } from '../../server/content/libraries.ts'
import { staticFiles } from '../../server/http/static-files.ts'
import { createListener } from '../../server/listener.ts'
import { openDelivery } from '../../server/mail/delivery.ts'
import { openPages } from '../../server/pages/open-pages.ts'
import { readBuiltAssets } from '../../server/render/built-assets.ts'
import { createIntroducer } from '../../server/render/introduce-page.ts'
import { createPageRenderer } from '../../server/render/page-renderer.ts'
import { readSocialCards } from '../../server/render/social-cards.ts'
import { demoAppRoutes } from '../../server/routes/demo-apps.ts'
import { toRuntime } from '../../server/runtime.ts'
import type { Services } from '../../server/services.ts'
import { makeTempFolder } from './temp-folder.ts'

const clientFolder = join(process.cwd(), 'dist/client')

export type TestApp = {
  readonly app: RequestListener
  readonly services: Services
  readonly logLines: readonly string[]
}

type Options = {
  readonly settings?: Readonly<Record<string, string>>
  readonly now?: () => Date
  /** Services of the app's that the test replaces. */
  readonly replace?: Partial<Services>
}

const noon = () => new Date('2025-08-20T12:00:00Z')

/** The real app on the built site (`npm run build` first), with the clock at noon of 20 August 2025 and a data folder of its own. */
export function createTestApp({ settings = {}, now = noon, replace = {} }: Options = {}): TestApp {
  const config: Config = parseConfig({ DATA_DIR: makeTempFolder(), ...settings })
  const { log, logLines } = createRecordingLog()
  const delivery = openDelivery({ config, site: content.frame.site, now, log })
  onTestFinished(delivery.stop)
  const library = replace.library ?? createFileLibrary({ ...content, clientFolder })
  const runtime = toRuntime(config)
  const assetsOf = readBuiltAssets({ clientFolder, screens, demoBase: runtime.demoBase, isHttps: isHttps(config) })
  const cards = readSocialCards(clientFolder)
  const introduce = createIntroducer({ frame: content.frame, publicUrl: runtime.publicUrl, cards })
  const renderPage = replace.renderPage ?? createPageRenderer({ renderDocument, assetsOf, introduce, runtime })
  const services: Services = {
    config,
    log,
    now,
    library,
    renderPage,
    ...openPages({ config, library, renderPage, now }),
    files: staticFiles(clientFolder),
    demoApps: demoAppRoutes(clientFolder),
    outbox: delivery.outbox,
    wakeDelivery: delivery.wake,
    isReady: () => true,
    ...replace,
  }
  return { app: createListener(services), services, logLines }
}

function createRecordingLog(): { log: Logger; logLines: readonly string[] } {
  const logLines: string[] = []
  const log = pino({ level: 'debug', base: undefined }, { write: (line: string) => void logLines.push(line) })
  return { log, logLines }
}
