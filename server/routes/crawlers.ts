import { type RequestHandler, Router } from 'express'
import { dayMs } from '../../shared/dates.ts'
import { feedFormats, topicFeed, toTopicFeedPath } from '../../shared/feed-formats.ts'
import { getRoute } from '../../shared/routes.ts'
import { isPreview } from '../config.ts'
import { createFeed } from '../crawlers/feeds.ts'
import { llmsPath, toLlmsText } from '../crawlers/llms.ts'
import { listSitemapEntries, toSitemapXml } from '../crawlers/sitemap.ts'
import { toRobotsText, toSecurityText } from '../crawlers/text-files.ts'
import { sendPage } from '../pages/send-page.ts'
import type { Services } from '../services.ts'

const paths = { robots: '/robots.txt', sitemap: '/sitemap.xml', security: '/.well-known/security.txt' } as const

const topicFeedPattern = getRoute('topic').path + topicFeed.path

/** From the start of the process; RFC 9116 recommends less than a year. */
const securityTextDays = 360

type Dependencies = Pick<Services, 'config' | 'library' | 'now' | 'pages' | 'securityHeaders'>

/** Files for programs: robots.txt, the sitemap, feeds, security.txt and llms.txt. They do not depend on the request. */
export function crawlerRoutes(services: Dependencies): RequestHandler {
  const { config, library, now } = services
  const { PUBLIC_URL: publicUrl } = config
  const router = Router()
  const sitemapUrl = publicUrl === undefined ? undefined : publicUrl + paths.sitemap
  const robots = toRobotsText({ isPreview: isPreview(config), sitemapUrl })
  const security = toSecurityText({
    site: library.siteData.site,
    expires: new Date(now().getTime() + securityTextDays * dayMs),
    canonical: publicUrl === undefined ? undefined : publicUrl + paths.security,
  })
  const servePlain = (text: string) => serveText(async () => ({ text, type: 'text/plain' }))
  router.get(paths.robots, servePlain(robots))
  router.get(paths.security, servePlain(security))
  router.get(llmsPath, serveLlmsText(services))
  if (publicUrl === undefined) {
    const feeds = [...feedFormats.map(({ path }) => path), topicFeedPattern]
    router.get([paths.sitemap, ...feeds], refuseWithoutPublicUrl)
    return router
  }
  const createSitemap = async () => ({
    text: toSitemapXml(await listSitemapEntries(library, now()), publicUrl),
    type: 'application/xml',
  })
  router.get(paths.sitemap, serveText(createSitemap))
  for (const { id, path } of feedFormats) {
    const generateFeed = () => createFeed({ library, publicUrl, path, format: id })
    router.get(path, serveText(generateFeed))
  }
  router.get(topicFeedPattern, serveTopicFeeds({ library, publicUrl }))
  return router
}

type FeedOptions = Pick<Services, 'library'> & { readonly publicUrl: string }

/** One feed for each topic; only those of known topics are kept. */
function serveTopicFeeds({ library, publicUrl }: FeedOptions): RequestHandler<{ topicId: string }> {
  const handlers = new Map<string, RequestHandler>()
  return async function serveTopicFeed(request, response, next) {
    const topic = (await library.read('topics')).find(({ id }) => id === request.params.topicId)
    if (topic === undefined) return next()
    const path = toTopicFeedPath(topic.id)
    const generateFeed = () => createFeed({ library, publicUrl, path, format: topicFeed.id, topic })
    const handler = handlers.get(topic.id) ?? serveText(generateFeed)
    handlers.set(topic.id, handler)
    return handler(request, response, next)
  }
}

type GeneratedText = {
  readonly text: string
  /** Media type without the charset, which is UTF-8. */
  readonly type: string
  readonly changed?: Date
}

/** Sends a text that is generated at the first request; after a failure the next request generates it again. */
function serveText(generate: () => Promise<GeneratedText>): RequestHandler {
  let generated: Promise<GeneratedText> | undefined
  return async function serveGeneratedText(_request, response) {
    generated ??= generate()
    try {
      const { text, type, changed } = await generated
      if (changed !== undefined) response.set('Last-Modified', changed.toUTCString())
      response.set('Cache-Control', 'public, max-age=3600').type(type).send(text)
    } catch (error) {
      generated = undefined
      throw error
    }
  }
}

/** Kept with the pages, because its text follows from theirs. */
function serveLlmsText(services: Dependencies): RequestHandler {
  const { config, pages, securityHeaders } = services
  const headers = [...securityHeaders.flat(), 'Cache-Control', 'public, max-age=3600']
  const source = { ...services, publicUrl: config.PUBLIC_URL ?? '' }
  return async function sendLlmsText(request, response) {
    const shown = await pages.loadText(llmsPath, async () => {
      const bytes = Buffer.from(await toLlmsText(source))
      return { bytes, type: 'text/plain', status: 200, route: 'file', headers }
    })
    response.locals.isCacheHit = shown.isHit
    sendPage(request, response, shown)
  }
}

const refuseWithoutPublicUrl: RequestHandler = (request, response) => {
  response.status(404).set('Cache-Control', 'no-store').type('text/plain')
  response.send(`${request.path} needs absolute URLs; set PUBLIC_URL.\n`)
}
