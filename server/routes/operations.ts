import { type Request, type RequestHandler, Router } from 'express'
import { isSameSecret } from '../http/same-secret.ts'
import { withTimeLimit } from '../outbox/time-limit.ts'
import type { Services } from './services.ts'

type Dependencies = Pick<Services, 'isReady' | 'outbox' | 'pages' | 'metrics' | 'config'>

/** `/healthz`: the process runs. `/readyz`: it serves pages, and whether it can store messages. `/metrics`: for Prometheus, with `METRICS_TOKEN`. */
export function operationsRoutes({ isReady, outbox, pages, metrics, config }: Dependencies): RequestHandler {
  const router = Router()
  router.get('/healthz', (_request, response) => {
    response.set('Cache-Control', 'no-store').json({ status: 'alive' })
  })
  const isStorageWorking = shareInFlight(() =>
    withTimeLimit(outbox.verify()).then(
      () => true,
      () => false,
    ),
  )
  const checkPages = shareInFlight(() => withTimeLimit(pages.checkHealth()).catch(() => 'partial'))
  router.get('/readyz', async (_request, response) => {
    const [isStoring, pageHealth] = await Promise.all([isStorageWorking(), checkPages()])
    const isServing = isReady() && pageHealth !== 'none'
    const failing = [
      ...(isReady() ? [] : ['serving']),
      ...(pageHealth === 'whole' ? [] : ['pages']),
      ...(isStoring ? [] : ['storage']),
    ]
    response.set('Cache-Control', 'no-store')
    if (failing.length === 0) response.json({ status: 'ready' })
    // Without storage or some pages the site still serves the others, so that a load balancer must not take it away.
    else if (isServing) response.json({ status: 'degraded', failing })
    else response.status(503).json({ status: 'not ready', failing })
  })
  const { METRICS_TOKEN: token } = config
  // Never without a token: a request that a proxy on this machine forwards can look like one of this machine.
  if (token === undefined) return router
  router.get('/metrics', async (request, response) => {
    if (hasToken(request, token)) {
      response.set({ 'Cache-Control': 'no-store', 'Content-Type': metrics.contentType }).send(await metrics.print())
      return
    }
    response.status(401).set({ 'WWW-Authenticate': 'Bearer', 'Cache-Control': 'no-store' }).type('text/plain')
    response.send('Send METRICS_TOKEN as a bearer token.\n')
  })
  return router
}

/** Calls during another call get the result of that one. */
function shareInFlight<Result>(call: () => Promise<Result>): () => Promise<Result> {
  let inFlight: Promise<Result> | undefined
  return () => {
    inFlight ??= call().finally(() => {
      inFlight = undefined
    })
    return inFlight
  }
}

function hasToken(request: Request, token: string): boolean {
  return isSameSecret(request.get('Authorization') ?? '', `Bearer ${token}`)
}
