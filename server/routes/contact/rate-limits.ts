import type { Request, RequestHandler, Response } from 'express'
import { ipKeyGenerator, rateLimit } from 'express-rate-limit'
import type { Logger } from 'pino'
import type { Config } from '../../config.ts'

type Limits = Pick<Config, 'CONTACT_LIMIT_PER_MINUTE' | 'CONTACT_LIMIT_TOTAL_PER_MINUTE' | 'TRUST_PROXY'>

/** Counts a post, sets the RateLimit headers and resolves to false when the post exceeds a limit. Counts per process. */
export function createRateLimits(
  limits: Limits,
  log: Logger,
): (request: Request, response: Response) => Promise<boolean> {
  const perAddress = createLimit('per-address', limits.CONTACT_LIMIT_PER_MINUTE, toClientGroup)
  const total = createLimit('total', limits.CONTACT_LIMIT_TOTAL_PER_MINUTE, () => 'all')
  let shouldWarn = limits.TRUST_PROXY === undefined
  return async function isWithinLimits(request, response) {
    if (shouldWarn && request.get('X-Forwarded-For') !== undefined) {
      shouldWarn = false
      log.warn(
        'ignoring X-Forwarded-For, so visitors behind a proxy share one rate limit; set TRUST_PROXY to the number of proxies',
      )
    }
    // The address first: a post over its limit must not use up the total.
    return (await isWithin(perAddress, request, response)) && (await isWithin(total, request, response))
  }
}

/** Some proxies add the port to an address: `192.0.2.1:5678` or `[2001:db8::1]:5678`. */
const withPort = /^(?:([\d.]+)|\[(.+)\])(?::\d+)?$/

/** Identifies the sender by address. An IPv6 network of /56 counts as one, since one household or server commonly has it. */
export function toClientGroup({ ip = '' }: Pick<Request, 'ip'>): string {
  return ipKeyGenerator(ip.replace(withPort, '$1$2'), 56)
}

function createLimit(identifier: string, limit: number, keyGenerator: (request: Request) => string): RequestHandler {
  return rateLimit({
    windowMs: 60_000,
    limit,
    identifier,
    keyGenerator,
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    handler: (_request, _response, next) => next('exceeded'),
  })
}

async function isWithin(limit: RequestHandler, request: Request, response: Response): Promise<boolean> {
  const outcome = await new Promise<unknown>(resolve => limit(request, response, resolve))
  if (outcome !== undefined && outcome !== 'exceeded') throw outcome
  return outcome === undefined
}
