import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type RequestHandler, Router } from 'express'
import { ownDemoBase } from '../../shared/demos/demo-address.ts'

/**
 * A demo program can reach nothing of the site: its own policy puts it into an opaque origin, framed or not. The frame
 * grants the specified permissions; those that count are the ones that both grant.
 */
const policy = [
  'sandbox allow-scripts allow-forms allow-downloads',
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' data: blob:",
  'worker-src blob:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ')

/** The built-in demo programs, each a page of its own at `/demo-apps/{id}/`. */
export function demoAppRoutes(demosFolder: string): RequestHandler {
  const router = Router()
  router.get(`${ownDemoBase}/:demoId{/}`, (request, response, next) => {
    const { demoId } = request.params
    const file = join(demosFolder, 'client/demo-apps', demoId, 'index.html')
    if (!/^[a-z0-9-]+$/.test(demoId) || !existsSync(file)) return next()
    if (!request.path.endsWith('/')) return response.redirect(301, `${ownDemoBase}/${demoId}/`)
    // Search engines find a demo by the page that shows it.
    response.set({ 'Content-Security-Policy': policy, 'Cache-Control': 'no-cache', 'X-Robots-Tag': 'noindex' })
    response.sendFile(file)
  })
  return router
}
