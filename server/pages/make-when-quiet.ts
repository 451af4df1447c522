import { type ChildProcess, fork } from 'node:child_process'
import type { Server } from 'node:http'
import type { Services } from '../services.ts'
import { readMessage } from './made-page.ts'

/** Making pages takes a core for some seconds: it waits until nobody has asked for anything for so long, */
const quietMs = 3000
/** and gives way to whoever asks, but no longer than this, for a busy site has no quiet moment. */
const patienceMs = 60_000

export type PageMaking = Pick<Services, 'pages' | 'log'> & {
  readonly server: Server
  /** The built make-pages.ts. */
  readonly script: string
}

/** Has all pages made, once, by a process that ends when somebody asks for something and begins again where it was. The result ends that. */
export function makeWhenQuiet({ pages, log, server, script }: PageMaking): () => void {
  const startMs = performance.now()
  let askedMs = startMs
  let isOver = false
  let count = 0
  let latest = ''
  let maker: ChildProcess | undefined
  let timer: NodeJS.Timeout | undefined

  const giveWay = () => {
    askedMs = performance.now()
    if (askedMs < startMs + patienceMs) maker?.kill()
  }

  const look = () => {
    const waitMs = Math.min(askedMs + quietMs, startMs + patienceMs) - performance.now()
    if (waitMs > 0) timer = setTimeout(look, waitMs).unref()
    else maker = start()
  }

  const start = () => {
    const child = fork(script, [latest], { serialization: 'advanced' })
    child.on('message', message => {
      try {
        const made = readMessage(message)
        pages.keep(made)
        latest = made.address.pathname
        count++
      } catch (err) {
        // A newer build may lie in the folder by now, with another form of message.
        log.error({ err }, 'a page that was made ready cannot be read; it is made when asked for')
      }
    })
    child.on('error', err => log.error({ err }, 'the process that makes pages could not be started'))
    child.on('close', code => {
      maker = undefined
      if (isOver) return
      if (child.killed) look()
      else finish(code)
    })
    return child
  }

  const finish = (code: number | null) => {
    server.off('request', giveWay)
    const done = { pages: count, milliseconds: Math.round(performance.now() - startMs) }
    if (code === 0) log.info(done, 'pages are ready')
    else log.error({ ...done, code }, 'not all pages were made ready; the others are made when asked for')
  }

  server.on('request', giveWay)
  look()
  return () => {
    isOver = true
    server.off('request', giveWay)
    clearTimeout(timer)
    maker?.kill()
  }
}
