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

/** A render takes a few milliseconds, so with the pauses a full queue is a wait of about half a second. */
const maxQueued = 50
const pauseMs = 5

/** Renders one page at a time. Calls `onRefused` and rejects with an OverloadError when too many are waiting. */
export function limitRenders(renderPage: PageRenderer, onRefused: () => void): PageRenderer {
  const limit = pLimit(1)
  return async request => {
    if (limit.pendingCount >= maxQueued) {
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
