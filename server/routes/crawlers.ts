import { type RequestHandler, Router } from 'express'
import { correctionsFeedPath, feedFormats, oneFeed, toTopicFeedPath } from '../../shared/addresses/feed-formats.ts'
import { getRoute } from '../../shared/addresses/routes.ts'
import { dayMs } from '../../shared/values/dates.ts'
import type * as Feeds from '../crawlers/feeds.ts'
import { llmsPath, toLlmsText } from '../crawlers/llms.ts'
import { listSitemapEntries, toSitemapXml } from '../crawlers/sitemap.ts'
import { toRobotsText, toSecurityText } from '../crawlers/text-files.ts'
import { isPreview } from '../settings/config.ts'
import { createSendText, serveText } from './generated-text.ts'
import type { Services } from './services.ts'

const paths = { robots: '/robots.txt', sitemap: '/sitemap.xml', security: '/.well-known/security.txt' } as const

/** The packages that write feeds are loaded with the first. */
const createFeed: typeof Feeds.createFeed = async source => (await import('../crawlers/feeds.ts')).createFeed(source)

const topicFeedPattern = getRoute('topic').path + oneFeed.path

/** From the start of the process; RFC 9116 recommends less than a year. */
const securityTextDays = 360

type Dependencies = Pick<Services, 'config' | 'library' | 'now' | 'pages' | 'securityHeaders'>

/** Files for programs: robots.txt, the sitemap, feeds, security.txt and llms.txt. They do not depend on the request. */
export function crawlerRoutes(services: Dependencies): RequestHandler {
  const { config, library, now } = services
  const { PUBLIC_URL: publicUrl } = config
  const router = Router()
  const sitemapUrl = publicUrl === undefined ? undefined : publicUrl + paths.sitemap
  const { isUnfinished = false, absent } = library.siteData
  const robots = toRobotsText({ isPreview: isPreview(config) || isUnfinished, sitemapUrl })
  const security = toSecurityText({
    siteData: library.siteData,
    expires: new Date(now().getTime() + securityTextDays * dayMs),
    canonical: publicUrl === undefined ? undefined : publicUrl + paths.security,
    publicUrl: publicUrl ?? '',
  })
  const sendText = createSendText(services)
  const servePlain = (path: string, write: () => Promise<string>) =>
    serveText(sendText, path, async () => ({ text: await write(), type: 'text/plain' }))
  router.get(
    paths.robots,
    servePlain(paths.robots, async () => robots),
  )
  router.get(
    paths.security,
    servePlain(paths.security, async () => security),
  )
  router.get(
    llmsPath,
    servePlain(llmsPath, () => toLlmsText({ ...services, publicUrl: publicUrl ?? '' })),
  )
  if (publicUrl === undefined) {
    const feeds = [...feedFormats.map(({ path }) => path), topicFeedPattern, correctionsFeedPath]
    router.get([paths.sitemap, ...feeds], refuseWithoutPublicUrl)
    return router
  }
  const createSitemap = async () => ({
    text: toSitemapXml(await listSitemapEntries(library, now()), publicUrl),
    type: 'application/xml',
  })
  router.get(paths.sitemap, serveText(sendText, paths.sitemap, createSitemap))
  for (const { id: format, path } of feedFormats) {
    router.get(
      path,
      serveText(sendText, path, () => createFeed({ library, publicUrl, path, format })),
    )
  }
  const corrections = { library, publicUrl, path: correctionsFeedPath, format: oneFeed.id }
  const serveCorrections = serveText(sendText, correctionsFeedPath, async () =>
    (await import('../crawlers/corrections-feed.ts')).createCorrectionsFeed(corrections),
  )
  if (!absent.includes('corrections')) router.get(correctionsFeedPath, serveCorrections)
  router.get(topicFeedPattern, async (request, response, next) => {
    const topic = (await library.read('topics')).find(({ id }) => id === request.params.topicId)
    if (topic === undefined) return next()
    const path = toTopicFeedPath(topic.id)
    await sendText(response, path, () => createFeed({ library, publicUrl, path, format: oneFeed.id, topic }))
  })
  return router
}

const refuseWithoutPublicUrl: RequestHandler = (request, response) => {
  response.status(404).set('Cache-Control', 'no-store').type('text/plain')
  response.send(`${request.path} needs absolute URLs; set PUBLIC_URL.\n`)
}
