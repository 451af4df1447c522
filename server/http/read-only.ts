import type { RequestHandler } from 'express'

const allowed = 'GET, HEAD'

/** Answers 405 to every method but GET and HEAD, and OPTIONS with these two. Only the given paths accept others. */
export function readOnly(writablePaths: readonly string[]): RequestHandler {
  return function refuseToWrite(request, response, next) {
    const { method, path } = request
    // As Express matches a route.
    const isWritable = writablePaths.includes(path.toLowerCase().replace(/\/$/, ''))
    if (isWritable || method === 'GET' || method === 'HEAD') return next()
    response.set({ Allow: allowed, 'Cache-Control': 'no-store' })
    if (method === 'OPTIONS') response.status(204).end()
    else response.status(405).type('text/plain').send('This address is read-only: use GET.\n')
  }
}
