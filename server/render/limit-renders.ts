import { setTimeout as delay } from 'node:timers/promises'
import pLimit from 'p-limit'
import type { PageRenderer } from './page-renderer.ts'

/** Thrown instead of rendering when the queue is full. */
export class OverloadError extends Error {
  constructor() {
    super('too many pages are waiting to be rendered')
    this.name = 'OverloadError'
  }
}

const pauseMs = 5

type Limits = {
  readonly maxConcurrent: number
  /** Renders that wait for their turn. */
  readonly maxQueued: number
  readonly onRefused: () => void
}

/** Renders a few pages at a time and rejects with an OverloadError when too many are waiting. */
export function limitRenders(renderPage: PageRenderer, { maxConcurrent, maxQueued, onRefused }: Limits): PageRenderer {
  const limit = pLimit(maxConcurrent)
  return async request => {
    if (limit.activeCount >= maxConcurrent && limit.pendingCount >= maxQueued) {
      onRefused()
      throw new OverloadError()
    }
    return limit(async () => {
      request.signal?.throwIfAborted()
      // Between renders the event loop accepts connections, one in each of its turns.
      if (limit.pendingCount > 0) await delay(pauseMs)
      return renderPage(request)
    })
  }
}
