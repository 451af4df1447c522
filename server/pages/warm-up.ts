import { type ChildProcess, fork } from 'node:child_process'
import { dayMs } from '../../shared/dates.ts'
import type { Services } from '../services.ts'
import { readMessage } from './made-page.ts'

/** On one core the first visitors would share it with the making of pages. */
const startDelayMs = 1000

type WarmUp = Pick<Services, 'pages' | 'log' | 'now'> & {
  /** The built make-pages.ts. */
  readonly script: string
}

/** Has all pages made soon after the start, before most are asked for, and again whenever a UTC day begins. The result ends that. */
export function keepPagesReady({ pages, log, now, script }: WarmUp): () => void {
  let maker: ChildProcess | undefined
  let timer: NodeJS.Timeout | undefined

  const begin = () => {
    // A second after midnight, since timers may come a little early.
    timer = setTimeout(begin, dayMs - (now().getTime() % dayMs) + 1000).unref()
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

  timer = setTimeout(begin, startDelayMs).unref()
  return () => {
    clearTimeout(timer)
    timer = undefined
    maker?.kill()
  }
}
