import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type RequestHandler, Router } from 'express'
import { ownDemoBase } from '../../shared/demos/demo-address.ts'

/**
 * Puts a demo program into an opaque origin, also outside the iframe, so that it cannot reach the site. A program in the
 * iframe has only the permissions that both this policy and the iframe grant.
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

/** The built-in demo programs at `/demo-apps/{id}/`, from the folder of their build. */
export function demoAppRoutes(folder: string): RequestHandler {
  const router = Router()
  router.get(`${ownDemoBase}/:demoId{/}`, (request, response, next) => {
    const { demoId } = request.params
    const file = join(folder, 'client/demo-apps', demoId, 'index.html')
    if (!/^[a-z0-9-]+$/.test(demoId) || !existsSync(file)) return next()
    if (!request.path.endsWith('/')) return response.redirect(301, `${ownDemoBase}/${demoId}/`)
    // Search engines index the page that shows the demo.
    response.set({ 'Content-Security-Policy': policy, 'Cache-Control': 'no-cache', 'X-Robots-Tag': 'noindex' })
    response.sendFile(file)
  })
  return router
}
