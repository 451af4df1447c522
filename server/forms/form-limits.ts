import type { Request, Response } from 'express'
import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'
import { toClientGroup, toNetwork } from '../http/client-group.ts'
import { createLimiter } from '../http/limiter.ts'
import type { SharedLimits } from '../http/shared-limits.ts'
import type { Config } from '../settings/config.ts'

type Settings = Pick<Config, 'CONTACT_LIMIT_PER_MINUTE' | 'CONTACT_LIMIT_TOTAL_PER_MINUTE' | 'TRUST_PROXY'>

/**
 * Each function counts a post and resolves to false when it exceeds a limit. Valid messages count over all processes that
 * share a database; refused posts count per process, so that a flood of them does not reach the database.
 */
export type FormLimits = {
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

export function createFormLimits(settings: Settings, log: Logger, shared?: SharedLimits): FormLimits {
  const { CONTACT_LIMIT_PER_MINUTE: perMinute, CONTACT_LIMIT_TOTAL_PER_MINUTE: total, TRUST_PROXY } = settings
  const knownNetworks = new LRUCache<string, true>({ max: maxKnownNetworks, ttl: knownNetworkMs })
  const totalForKnown = total - Math.floor(total * reservedShare)
  const toTotal = (request: Request) => (knownNetworks.has(toNetwork(request)) ? totalForKnown : total)

  const toStore = (name: string) => shared?.createStore(name)
  const perSender = createLimiter([
    { name: 'per-address', max: perMinute, toKey: toClientGroup, store: toStore('address') },
    { name: 'per-network', max: perMinute * networkFactor, toKey: toNetwork, store: toStore('network') },
  ])
  const inAll = { name: 'total', toKey: () => 'all' }
  const all = createLimiter([{ ...inAll, max: toTotal, store: toStore('total') }])
  const suspect = createLimiter([{ ...inAll, max: total, store: toStore('suspect') }])
  const maxRefused = perMinute * refusedFactor
  const refused = createLimiter([
    { name: 'refused-per-address', max: maxRefused, toKey: toClientGroup, isForRefused: true },
    { name: 'refused-per-network', max: maxRefused * networkFactor, toKey: toNetwork, isForRefused: true },
  ])

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
      const isWithin = await refused(request, response)
      // These limits concern only clients that exceed them.
      if (isWithin) for (const name of ['RateLimit', 'RateLimit-Policy']) response.removeHeader(name)
      return isWithin
    },
    checkMessage: async (request, response, isSuspect) => {
      // The sender first: a post over its limit must not use up the total.
      const isWithin = (await perSender(request, response)) && (await (isSuspect ? suspect : all)(request, response))
      if (isWithin && !isSuspect) knownNetworks.set(toNetwork(request), true)
      return isWithin
    },
  }
}
