import type pg from 'pg'
import type { Logger } from 'pino'
import { toDatabaseError } from './database-error.ts'

const retryMs = 1000

type Listener = {
  readonly connect: () => pg.Client
  readonly channel: string
  readonly onNotification: () => void
  readonly place: string
  readonly log: Pick<Logger, 'warn' | 'info'>
}

/** Listens on a connection of its own, which it opens again when it is lost. */
export function startListener({ connect, channel, onNotification, place, log }: Listener) {
  let isStopped = false
  let isListening = false
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined

  async function start(): Promise<void> {
    let current: pg.Client | undefined
    try {
      current = connect()
      await listen(current)
    } catch (error) {
      lose(current, error)
    }
  }

  async function listen(current: pg.Client): Promise<void> {
    client = current
    current.on('error', error => lose(current, error))
    current.on('end', () => lose(current, new Error('terminated')))
    current.on('notification', onNotification)
    await current.connect()
    await current.query(`LISTEN ${channel}`)
    if (!isListening) log.info('listening for new messages of other processes')
    isListening = true
    // Others may have notified while this process was not listening.
    onNotification()
  }

  /** `lost` is undefined if none could be made, such as without a file that the address names. */
  function lose(lost: pg.Client | undefined, error: unknown): void {
    if (lost !== client || isStopped) return
    client = undefined
    const cause = toDatabaseError(error, place).message
    if (isListening) log.warn({ cause }, 'not listening for new messages; the outbox is read every 30 seconds')
    isListening = false
    lost?.end().catch(() => {})
    timer = setTimeout(start, retryMs)
  }

  void start()
  return {
    stop: async () => {
      isStopped = true
      clearTimeout(timer)
      await client?.end().catch(() => {})
    },
  }
}
