import { type ChildProcess, fork } from 'node:child_process'
import type { Server } from 'node:http'
import { dayMs } from '../../shared/dates.ts'
import type { Services } from '../services.ts'
import { readMessage } from './made-page.ts'

/** Making pages takes a core for some seconds: it waits until nobody has asked for anything for so long, */
const quietMs = 3000
/** but no longer than this, for a busy site has no quiet moment. */
const longestWaitMs = 60_000

type WarmUp = Pick<Services, 'pages' | 'log' | 'now'> & {
  readonly server: Server
  /** The built make-pages.ts. */
  readonly script: string
}

/** Has all pages made in a quiet moment after the start, before most are asked for, and again whenever a UTC day begins. The result ends that. */
export function keepPagesReady({ pages, log, now, server, script }: WarmUp): () => void {
  let maker: ChildProcess | undefined
  let timer: NodeJS.Timeout | undefined

  const beginWhenQuiet = () => {
    const startMs = performance.now()
    let quietSince = startMs
    const listen = () => {
      quietSince = performance.now()
    }
    const look = () => {
      const waitMs = Math.min(quietSince + quietMs, startMs + longestWaitMs) - performance.now()
      if (waitMs > 0) {
        timer = setTimeout(look, waitMs).unref()
        return
      }
      server.off('request', listen)
      begin()
    }
    server.on('request', listen)
    look()
  }

  const begin = () => {
    // A second after midnight, since timers may come a little early.
    timer = setTimeout(beginWhenQuiet, dayMs - (now().getTime() % dayMs) + 1000).unref()
    maker ??= start()
  }

  const start = () => {
    const startMs = performance.now()
    let count = 0
    const child = fork(script, { serialization: 'advanced' })
    child.on('message', message => {
      try {
        pages.keep(readMessage(message))
        count++
      } catch (err) {
        // A newer build may lie in the folder by now, with another form of message.
        log.error({ err }, 'a page that was made ready cannot be read; it is made when asked for')
      }
    })
    child.on('error', err => log.error({ err }, 'the process that makes pages could not be started'))
    child.on('close', code => {
      maker = undefined
      const done = { pages: count, milliseconds: Math.round(performance.now() - startMs) }
      if (code === 0) log.info(done, 'pages are ready')
      else if (timer !== undefined)
        log.error({ ...done, code }, 'not all pages were made ready; the others are made when asked for')
    })
    return child
  }

  beginWhenQuiet()
  return () => {
    clearTimeout(timer)
    timer = undefined
    maker?.kill()
  }
}
