import { type RequestHandler, Router } from 'express'
import { dayMs } from '../../shared/dates.ts'
import { feedFormats } from '../../shared/feed-formats.ts'
import { isPreview } from '../config.ts'
import { makeFeed } from '../crawlers/feeds.ts'
import { makeFile, serveMadeFile } from '../crawlers/generated-file.ts'
import { toRobotsText } from '../seo/robots-text.ts'
import { toSecurityText } from '../seo/security-text.ts'
import { listSitemapEntries, toSitemapXml } from '../seo/sitemap.ts'
import type { Services } from '../services.ts'

const paths = {
  robots: '/robots.txt',
  sitemap: '/sitemap.xml',
  security: '/.well-known/security.txt',
} as const

/** A year is the most that RFC 9116 advises; a site that has not been started anew for so long is not looked after. */
const securityTextDays = 360

/** What programs ask for: robots, the sitemap, feeds and security.txt. None of it depends on what a request says. */
export function crawlerRoutes({ config, library, now }: Pick<Services, 'config' | 'library' | 'now'>): RequestHandler {
  const { PUBLIC_URL: publicUrl } = config
  const router = Router()
  const sitemapUrl = publicUrl === undefined ? undefined : publicUrl + paths.sitemap
  const robots = toRobotsText({ isPreview: isPreview(config), sitemapUrl })
  const security = toSecurityText({
    site: library.siteData.site,
    expires: new Date(now().getTime() + securityTextDays * dayMs),
    canonical: publicUrl === undefined ? undefined : publicUrl + paths.security,
  })
  router.get(
    paths.robots,
    serveMadeFile(() => makeFile({ text: robots, type: 'text/plain' })),
  )
  router.get(
    paths.security,
    serveMadeFile(() => makeFile({ text: security, type: 'text/plain' })),
  )
  if (publicUrl === undefined) {
    router.get([paths.sitemap, ...feedFormats.map(({ path }) => path)], refuseWithoutAddress)
    return router
  }
  router.get(paths.sitemap, serveMadeFile(makeSitemap))
  for (const { id, path } of feedFormats) {
    router.get(
      path,
      serveMadeFile(() => makeFeed({ library, publicUrl }, id)),
    )
  }
  return router

  async function makeSitemap() {
    const text = toSitemapXml(await listSitemapEntries(library, now()), publicUrl ?? '')
    return makeFile({ text, type: 'application/xml' })
  }
}

const refuseWithoutAddress: RequestHandler = (request, response) => {
  response.status(404).set('Cache-Control', 'no-store').type('text/plain')
  response.send(`${request.path} holds whole addresses, and this site does not know its own: set PUBLIC_URL.\n`)
}
