import { type RequestHandler, Router } from 'express'

/** For the operator's supervisor: `/healthz` says that the process lives, `/readyz` that it can serve and store. */
export function operationsRoutes({ isReady }: { readonly isReady: () => boolean }): RequestHandler {
  const router = Router()
  router.get('/healthz', (_request, response) => {
    response.set('Cache-Control', 'no-store').json({ status: 'alive' })
  })
  router.get('/readyz', (_request, response) => {
    const ready = isReady()
    response
      .status(ready ? 200 : 503)
      .set('Cache-Control', 'no-store')
      .json({ status: ready ? 'ready' : 'not ready' })
  })
  return router
}
