import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type RequestHandler, Router } from 'express'
import { ownDemoBase } from '../../shared/demos/demo-address.ts'
import { servePrecompressed } from '../http/static-files.ts'

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
  // Search engines index the page that shows the demo.
  const headers = { 'Content-Security-Policy': policy, 'Cache-Control': 'no-cache', 'X-Robots-Tag': 'noindex' }
  const pagesFolder = join(folder, 'demos')
  const servePage = servePrecompressed(pagesFolder, response => void response.set(headers))
  const router = Router()
  router.get(`${ownDemoBase}/:demoId{/}`, (request, response, next) => {
    const { demoId } = request.params
    const page = join(demoId, 'program/index.html')
    if (!/^[a-z0-9-]+$/.test(demoId) || !existsSync(join(pagesFolder, page))) return next()
    if (!request.path.endsWith('/')) return response.redirect(301, `${ownDemoBase}/${demoId}/`)
    request.url = `/${page}`
    servePage(request, response, next)
  })
  return router
}
