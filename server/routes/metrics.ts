import { createHash, timingSafeEqual } from 'node:crypto'
import { type Request, type RequestHandler, Router } from 'express'
import type { Metrics } from '../observability/metrics.ts'

type Options = {
  readonly metrics: Pick<Metrics, 'print' | 'contentType'>
  /** Who knows it may read; without one only this machine itself may. */
  readonly token: string | undefined
}

/** `/metrics` for a Prometheus server. Without a token there is no such address to other machines. */
export function metricsRoutes({ metrics, token }: Options): RequestHandler {
  const router = Router()
  router.get('/metrics', async (request, response, next) => {
    if (token === undefined && !isLocal(request)) return next()
    if (token !== undefined && !hasToken(request, token)) {
      response
        .status(401)
        .set('WWW-Authenticate', 'Bearer')
        .type('text/plain')
        .send('Send METRICS_TOKEN as a bearer token.\n')
      return
    }
    response
      .set('Cache-Control', 'no-store')
      .set('Content-Type', metrics.contentType)
      .send(await metrics.print())
  })
  return router
}

/** A proxy on this machine is local too, but speaks for others: it says so in a header. */
function isLocal({ socket, headers }: Request): boolean {
  const isForwarded = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'].some(name => headers[name] !== undefined)
  return !isForwarded && /^(127\.|::1$|::ffff:127\.)/.test(socket.remoteAddress ?? '')
}

/** Hashed first, so that the time of the comparison tells nothing of the token. */
function hasToken(request: Request, token: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(request.get('Authorization') ?? ''), hash(`Bearer ${token}`))
}
