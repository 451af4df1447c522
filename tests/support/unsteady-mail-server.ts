import { once } from 'node:events'
import type { Socket } from 'node:net'
import { SMTPServer, type SMTPServerSession } from 'smtp-server'
import { onTestFinished } from 'vitest'
import { readText } from './mail-server.ts'
import { takeOwnPort } from './own-port.ts'

/** An email that arrived as a whole. */
export type Delivery = {
  readonly messageId: string
  readonly source: string
  /** The name in the sender's greeting. */
  readonly sender: string
  /** False when the sender may not know that it arrived. */
  isAnswered: boolean
}

export type UnsteadyMailServer = {
  readonly port: number
  readonly deliveries: readonly Delivery[]
  /** Closes all connections and refuses new ones. */
  readonly goDown: () => void
  readonly comeBack: () => Promise<void>
}

/** What happens at the end of some emails, counted from the first one. */
const stumbles: readonly { readonly every: number; readonly kind: 'busy' | 'drop' | 'slow' }[] = [
  { every: 97, kind: 'drop' },
  { every: 41, kind: 'busy' },
  { every: 53, kind: 'slow' },
]
const slowMs = 500

/**
 * A real SMTP server on 127.0.0.1 that refuses some emails for the moment (451), takes its time, and closes the
 * connection without an answer after it has taken an email.
 */
export async function startUnsteadyMailServer(): Promise<UnsteadyMailServer> {
  const deliveries: Delivery[] = []
  const sockets = new Map<number, Socket>()
  /** Of each connection, by the sender's port. */
  const latest = new Map<number, Delivery>()
  // It listens there again when it comes back.
  const port = await takeOwnPort()
  let emails = 0
  let server = createServer()

  function createServer(): SMTPServer {
    const created = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      disableReverseLookup: true,
      onMailFrom: (_address, { remotePort }, done) => {
        // The sender has read the answer to its email before.
        latest.delete(remotePort)
        done()
      },
      onData: async (stream, session, done) => {
        const source = await readText(stream)
        if (source !== undefined) answer(source, session, done)
      },
    })
    created.on('error', () => {
      // A sender closed its connection; the test counts what arrived.
    })
    created.server.on('connection', socket => {
      const { remotePort = 0 } = socket
      sockets.set(remotePort, socket)
      socket.on('close', () => sockets.delete(remotePort))
    })
    return created
  }

  function answer(source: string, { remotePort, hostNameAppearsAs }: SMTPServerSession, done: (error?: Error) => void) {
    emails += 1
    const kind = stumbles.find(({ every }) => emails % every === 0)?.kind
    if (kind === 'busy') return done(Object.assign(new Error('4.3.2 try again later'), { responseCode: 451 }))
    const messageId = /^message-id:\s*<([^>]*)>/im.exec(source)?.[1] ?? ''
    const delivery = { messageId, source, sender: String(hostNameAppearsAs), isAnswered: kind !== 'drop' }
    deliveries.push(delivery)
    latest.set(remotePort, delivery)
    if (kind === 'drop') sockets.get(remotePort)?.destroy()
    else if (kind === 'slow') setTimeout(done, slowMs)
    else done()
  }

  async function listen(): Promise<void> {
    server.listen(port, '127.0.0.1')
    await once(server.server, 'listening')
  }

  function goDown(): void {
    server.close()
    for (const [port, socket] of sockets) {
      const delivery = latest.get(port)
      if (delivery !== undefined) delivery.isAnswered = false
      socket.destroy()
    }
  }

  onTestFinished(goDown)
  await listen()
  return {
    port,
    deliveries,
    goDown,
    comeBack: async () => {
      server = createServer()
      await listen()
    },
  }
}
