import type { Request, RequestHandler, Response } from 'express'
import { type Options, rateLimit, type Store } from 'express-rate-limit'
import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'
import { BoundedStore } from '../http/bounded-store.ts'
import { toClientGroup, toNetwork } from '../http/client-group.ts'
import type { SharedLimits } from '../http/shared-limits.ts'
import type { Config } from '../settings/config.ts'

type Settings = Pick<Config, 'CONTACT_LIMIT_PER_MINUTE' | 'CONTACT_LIMIT_TOTAL_PER_MINUTE' | 'TRUST_PROXY'>

/**
 * Each function counts a post and resolves to false when it exceeds a limit. Valid messages count over all processes that
 * share a database; refused posts count per process, so that a flood of them does not reach the database.
 */
export type RateLimits = {
  /** Counts the post only if it is refused, for whatever reason; called before the body is read. */
  readonly checkRefused: (request: Request, response: Response) => Promise<boolean>
  /** Counts a valid message and sets the RateLimit headers. Suspect messages do not use up the total. */
  readonly checkMessage: (request: Request, response: Response, isSuspect: boolean) => Promise<boolean>
}

/** A network may send more than one address, and mistakes are more frequent than messages. */
const networkFactor = 3
const refusedFactor = 5
/** Part of the total that only senders from new networks can use, so that no few senders can block the form. */
const reservedShare = 1 / 5
/** A network is new until it has sent a message, and again after this time. */
const knownNetworkMs = 60 * 60 * 1000
const maxKnownNetworks = 10_000

export function createRateLimits(settings: Settings, log: Logger, shared?: SharedLimits): RateLimits {
  const { CONTACT_LIMIT_PER_MINUTE: perMinute, CONTACT_LIMIT_TOTAL_PER_MINUTE: total, TRUST_PROXY } = settings
  const knownNetworks = new LRUCache<string, true>({ max: maxKnownNetworks, ttl: knownNetworkMs })
  const totalForKnown = total - Math.floor(total * reservedShare)
  const toTotal = (request: Request) => (knownNetworks.has(toNetwork(request)) ? totalForKnown : total)

  const toStore = (name: string) => shared?.createStore(name)

  const perSender = [
    createLimit({ name: 'per-address', limit: perMinute, toKey: toClientGroup, store: toStore('address') }),
    createLimit({ name: 'per-network', limit: perMinute * networkFactor, toKey: toNetwork, store: toStore('network') }),
  ]
  const all = createLimit({ name: 'total', limit: toTotal, toKey: () => 'all', store: toStore('total') })
  const suspect = createLimit({ name: 'total', limit: total, toKey: () => 'all', store: toStore('suspect') })
  const maxRefused = perMinute * refusedFactor
  const refused = [
    createLimit({ name: 'refused-per-address', limit: maxRefused, toKey: toClientGroup, ...refusedOnly }),
    createLimit({ name: 'refused-per-network', limit: maxRefused * networkFactor, toKey: toNetwork, ...refusedOnly }),
  ]

  let shouldWarn = TRUST_PROXY === undefined
  function warnOfProxy(request: Request): void {
    if (!shouldWarn || request.get('X-Forwarded-For') === undefined) return
    shouldWarn = false
    log.warn(
      'ignoring X-Forwarded-For, so visitors behind a proxy share one rate limit; set TRUST_PROXY to the number of proxies',
    )
  }

  return {
    checkRefused: async (request, response) => {
      warnOfProxy(request)
      const isWithin = await areWithin(refused, request, response)
      // These limits concern only clients that exceed them.
      if (isWithin) for (const name of ['RateLimit', 'RateLimit-Policy']) response.removeHeader(name)
      return isWithin
    },
    checkMessage: async (request, response, isSuspect) => {
      // The sender first: a post over its limit must not use up the total.
      const isWithin = await areWithin([...perSender, isSuspect ? suspect : all], request, response)
      if (isWithin && !isSuspect) knownNetworks.set(toNetwork(request), true)
      return isWithin
    },
  }
}

type Success = Pick<Options, 'skipSuccessfulRequests' | 'requestWasSuccessful'>

/** A server error is not the sender's fault. */
const refusedOnly: Success = {
  skipSuccessfulRequests: true,
  requestWasSuccessful: (_request, { statusCode }) => statusCode < 400 || statusCode >= 500,
}

type Limit = Partial<Success> & {
  readonly name: string
  readonly limit: number | ((request: Request) => number)
  readonly toKey: (request: Request) => string
  /** In this process by default. */
  readonly store?: Store
}

function createLimit({ name, limit, toKey, store = new BoundedStore(), ...options }: Limit): RequestHandler {
  return rateLimit({
    windowMs: 60_000,
    limit,
    identifier: name,
    keyGenerator: toKey,
    store,
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    handler: async (request, _response, next) => {
      // A refused post must not count, or those of known networks would use up the share of the new ones.
      await store.decrement(toKey(request))
      next('exceeded')
    },
    ...options,
  })
}

async function areWithin(limits: readonly RequestHandler[], request: Request, response: Response): Promise<boolean> {
  for (const limit of limits) {
    const outcome = await new Promise<unknown>(resolve => limit(request, response, resolve))
    if (outcome === 'exceeded') return false
    if (outcome !== undefined) throw outcome
  }
  return true
}
