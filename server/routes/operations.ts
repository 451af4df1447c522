import { type RequestHandler, Router } from 'express'
import type { Services } from '../services.ts'

/** For the operator's supervisor: `/healthz` says that the process lives, `/readyz` that it can serve and store. */
export function operationsRoutes({ isReady, outbox }: Pick<Services, 'isReady' | 'outbox'>): RequestHandler {
  const router = Router()
  router.get('/healthz', (_request, response) => {
    response.set('Cache-Control', 'no-store').json({ status: 'alive' })
  })
  router.get('/readyz', (_request, response) => {
    const failing = [...(isReady() ? [] : ['serving']), ...(outbox.isWritable() ? [] : ['storage'])]
    response.set('Cache-Control', 'no-store')
    if (failing.length === 0) response.json({ status: 'ready' })
    else response.status(503).json({ status: 'not ready', failing })
  })
  return router
}
