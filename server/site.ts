import type { RequestListener } from 'node:http'
import type { Logger } from 'pino'
import { toDemoBase } from '../shared/demos/demo-address.ts'
import type { Runtime } from '../shared/site-pages/page-data.ts'
import { type DataUse, dataUses } from '../shared/values/data-uses.ts'
import { createApp } from './app.ts'
import type { Release } from './assets/release.ts'
import { createDaySwitch } from './day-switch.ts'
import { type Delivery, openDelivery } from './delivery/delivery.ts'
import { createWorkLimit, type LimitWork } from './http/limit-work.ts'
import { hasSeveralHosts, toOriginForm } from './http/request-head.ts'
import { createPageHeaders, type PagePolicy, toSecurityHeaders } from './http/security-headers.ts'
import { createSharedLimits } from './http/shared-limits.ts'
import { createTimeSlices } from './http/time-slices.ts'
import { createWorkQueue } from './http/work-queue.ts'
import { createMetrics } from './observability/metrics.ts'
import { toCacheControl } from './pages/cache-control.ts'
import { watchFailures } from './pages/failure-watch.ts'
import { createPageCache } from './pages/page-cache.ts'
import { createFormatRenderer } from './pages/render-format.ts'
import { sendPage } from './pages/send-page.ts'
import { observeRenders, takeTurns } from './render/page-renderer.ts'
import type { Services } from './routes/services.ts'
import { type Config, toDestinations } from './settings/config.ts'
import type { Storage } from './storage.ts'

/** What the site is made of besides its settings. The tests replace some of it. */
export type Parts = Storage &
  SiteFiles & {
    readonly log: Logger
    readonly now: () => Date
    readonly isReady: () => boolean
    /** None in development. */
    readonly release?: Release
    /** The limit of this process by default. */
    readonly limitWork?: LimitWork
  }

/** What comes from the build, or from Vite in development. */
export type SiteFiles = SiteContent &
  Pick<Services, 'folders' | 'demoApps' | 'editor'> & {
    readonly toPolicy: PagePolicy
    /** What the site shows from each of these days on, in their order; `from` is a calendar date in UTC. */
    readonly later?: readonly (SiteContent & { readonly from: string })[]
  }

/** What differs from one day to another. */
export type SiteContent = Pick<Services, 'files' | 'library' | 'renderPage'>

export type Site = {
  readonly requestHandler: RequestListener
  readonly services: Services
  readonly delivery: Delivery
}

/** All services of the site and the handler of its requests. */
export function createSite(config: Config, parts: Parts): Site {
  const {
    log,
    now,
    isReady,
    outbox,
    database,
    library,
    toPolicy,
    folders,
    demoApps,
    editor,
    release,
    later = [],
  } = parts
  const delivery = openDelivery({ outbox, config, site: library.siteData.site, now, log })
  const sharedLimits = database && createSharedLimits(database, log)
  const metrics = createMetrics({
    outbox,
    configured: toDestinations(config),
    cacheBytes: () => current().services.pages.bytes(),
    isDeliveryHeld: delivery.isHeld,
    areLimitsShared: sharedLimits?.areShared,
    release,
    now,
  })
  const queueRender = createWorkQueue(metrics.countRefusedRender)
  // In front of the other queue, so that of the pages that wait there at most one follows from free input.
  const limitWork = parts.limitWork ?? createWorkLimit(createWorkQueue(metrics.countRefusedRender))
  const securityHeaders = toSecurityHeaders(config, library.siteData)
  const pageHeaders = createPageHeaders(securityHeaders, toPolicy)
  const maxBytes = config.PAGE_CACHE_MIB * 1024 * 1024
  const { wake: wakeDelivery } = delivery

  /** An app of its own, with its own pages, for what the site shows from a day on. */
  function open({ library, files, renderPage: renderUnobserved }: SiteContent): Opened {
    const render = observeRenders(renderUnobserved, metrics.observeRender)
    const renderPage = takeTurns(render, queueRender)
    const formatRenderer = createFormatRenderer({
      renderPage,
      siteData: library.siteData,
      headers: { html: pageHeaders, markdown: securityHeaders.flat() },
      cacheControl: toCacheControl(config),
      publicUrl: toRuntime(config).publicUrl,
    })
    const pages = watchFailures(createPageCache({ library, formatRenderer, now, maxBytes }))
    const services: Services = {
      ...{ config, log, now, isReady, metrics, library, pages, renderPage, limitWork },
      ...{
        securityHeaders,
        pageHeaders,
        files,
        folders,
        demoApps,
        editor,
        outbox,
        sharedLimits,
        wakeDelivery,
      },
    }
    return { services, handle: createRequestHandler(services) }
  }

  const current = createDaySwitch({ first: parts, later, now, open })
  return {
    requestHandler: (request, response) => current().handle(request, response),
    get services() {
      return current().services
    },
    delivery,
  }
}

type Opened = { readonly services: Services; readonly handle: RequestListener }

/** The settings that pages need. */
export function toRuntime(config: Config): Runtime {
  const { PUBLIC_URL, APP_ENV, DEMO_HOST, STAFF_PASSWORD_HASH } = config
  const { KEEP_DELIVERED_DAYS, KEEP_SUSPECT_DAYS, MAIL_RETRY_DAYS } = config
  return {
    publicUrl: PUBLIC_URL ?? '',
    demoBase: toDemoBase({ appEnv: APP_ENV, demoHost: DEMO_HOST }),
    staffPasswordHash: STAFF_PASSWORD_HASH ?? '',
    days: { delivered: KEEP_DELIVERED_DAYS, suspect: KEEP_SUSPECT_DAYS, retry: MAIL_RETRY_DAYS },
    dataUses: dataUses.filter(use => isUsed[use](config)),
  }
}

const isUsed: Readonly<Record<DataUse, (config: Config) => boolean>> = {
  mail: ({ SMTP_URL }) => SMTP_URL !== undefined,
  database: ({ DATABASE_URL }) => DATABASE_URL !== undefined,
  webhook: ({ WEBHOOK_URL }) => WEBHOOK_URL !== undefined,
  alertWebhook: ({ ALERT_URL }) => ALERT_URL !== undefined,
  alertMail: ({ ALERT_MAIL_TO }) => ALERT_MAIL_TO !== undefined,
  digest: ({ SMTP_URL, SUSPECT_DIGEST }) => SMTP_URL !== undefined && SUSPECT_DIGEST === 'on',
}

/**
 * Sends cached pages at once and without Express, whose overhead alone is four times the cost of sending the bytes. All
 * other requests wait for their turn.
 */
function createRequestHandler(services: Services): RequestListener {
  const { pages, metrics, log } = services
  const app = createApp(services)
  const runInSlices = createTimeSlices()
  return function handleRequest(request, response) {
    if (hasSeveralHosts(request)) return void response.writeHead(400, { Connection: 'close' }).end()
    toOriginForm(request)
    const { method = '', url = '' } = request
    const page = method === 'GET' || method === 'HEAD' ? pages.get(url, request.headers.accept) : undefined
    if (page === undefined) {
      runInSlices(() => {
        if (!request.destroyed) app(request, response)
      })
      return
    }
    log.debug({ path: url.split('?', 1)[0] }, 'cached page')
    sendPage(request, response, { page, isHit: true })
    metrics.countCacheHit(page.route, response.statusCode)
  }
}
