import { type RequestHandler, Router } from 'express'
import { dayMs } from '../../shared/dates.ts'
import { feedFormats } from '../../shared/feed-formats.ts'
import { isPreview } from '../config.ts'
import { createFeed } from '../crawlers/feeds.ts'
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
    serveText(async () => ({ text: robots, type: 'text/plain' })),
  )
  router.get(
    paths.security,
    serveText(async () => ({ text: security, type: 'text/plain' })),
  )
  if (publicUrl === undefined) {
    router.get([paths.sitemap, ...feedFormats.map(({ path }) => path)], refuseWithoutPublicUrl)
    return router
  }
  const createSitemap = async () => ({
    text: toSitemapXml(await listSitemapEntries(library, now()), publicUrl),
    type: 'application/xml',
  })
  router.get(paths.sitemap, serveText(createSitemap))
  for (const { id, path } of feedFormats)
    router.get(
      path,
      serveText(() => createFeed({ library, publicUrl }, id)),
    )
  return router
}

type GeneratedText = {
  readonly text: string
  /** Media type without the charset, which is UTF-8. */
  readonly type: string
  readonly changed?: Date
}

/** Answers with a text that is generated at the first request; a failure is tried again at the next one. */
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

const refuseWithoutPublicUrl: RequestHandler = (request, response) => {
  response.status(404).set('Cache-Control', 'no-store').type('text/plain')
  response.send(`${request.path} holds absolute URLs, and this site does not know its own: set PUBLIC_URL.\n`)
}
