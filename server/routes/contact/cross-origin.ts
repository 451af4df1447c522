import cors from 'cors'
import type { RequestHandler } from 'express'

/** Lets the scripts of listed origins post and read the answer; without a list no header of CORS is ever sent. */
export function crossOrigin(allowedOrigins: readonly string[]): RequestHandler {
  const allow = cors({
    origin: [...allowedOrigins],
    methods: ['POST'],
    allowedHeaders: ['Content-Type', 'Idempotency-Key'],
    exposedHeaders: ['X-Request-Id', 'Retry-After', 'RateLimit', 'RateLimit-Policy'],
    maxAge: 600,
  })
  return function allowListedOrigins(request, response, next) {
    if (allowedOrigins.length === 0) return next()
    response.vary('Origin')
    if (allowedOrigins.includes(request.get('Origin') ?? '')) allow(request, response, next)
    else next()
  }
}
