import type { Request, RequestHandler, Response } from 'express'
import { rateLimit } from 'express-rate-limit'
import type { Logger } from 'pino'
import type { Config } from '../../config.ts'
import { toClientGroup } from './client-group.ts'

type Limits = Pick<Config, 'CONTACT_LIMIT_PER_MINUTE' | 'CONTACT_LIMIT_TOTAL_PER_MINUTE' | 'TRUST_PROXY'>

/** Counts a post and sets the headers that tell of the limits; false when it is one too many. */
export type CountPost = (request: Request, response: Response) => Promise<boolean>

/** Counts within this process, from one address first: who is over that limit takes nothing from the others. */
export function createPostCounter(limits: Limits, log: Logger): CountPost {
  const perAddress = createLimit('per-address', limits.CONTACT_LIMIT_PER_MINUTE, toClientGroup)
  const total = createLimit('total', limits.CONTACT_LIMIT_TOTAL_PER_MINUTE, () => 'all')
  const warnOfProxy = createProxyWarning(limits, log)
  return async function countPost(request, response) {
    warnOfProxy(request)
    return (await isWithin(perAddress, request, response)) && (await isWithin(total, request, response))
  }
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

function isWithin(limit: RequestHandler, request: Request, response: Response): Promise<boolean> {
  return new Promise((resolve, reject) => {
    limit(request, response, (outcome?: unknown) => {
      if (outcome === undefined) resolve(true)
      else if (outcome === 'exceeded') resolve(false)
      else reject(outcome)
    })
  })
}

function createProxyWarning({ TRUST_PROXY }: Limits, log: Logger): (request: Request) => void {
  let isToldOrNeedless = TRUST_PROXY !== undefined
  return request => {
    if (isToldOrNeedless || request.get('X-Forwarded-For') === undefined) return
    isToldOrNeedless = true
    log.warn(
      'a proxy seems to stand in front, so all visitors count as one address; set TRUST_PROXY to the number of proxies',
    )
  }
}
