import type { AddressInfo, Socket } from 'node:net'
import { SMTPServer, type SMTPServerAddress, type SMTPServerDataStream } from 'smtp-server'
import { type MailBehaviour, type MailStep, react } from './mail-behaviour.ts'
import { type MailSecurity, toMailUrl, toSecurityOptions } from './mail-security.ts'

export type ReceivedMail = {
  readonly from: string
  readonly to: readonly string[]
  readonly messageId: string | undefined
  readonly isSecure: boolean
  readonly source: string
}

export type MailServer = {
  /** For SMTP_URL; unless it was given a certificate the server speaks no TLS, so SMTP_TLS must be `off`. */
  readonly url: string
  readonly port: number
  readonly received: readonly ReceivedMail[]
  /** How many mails were begun, whatever became of them. */
  readonly countAttempts: () => number
  /** How it treats mails from now on. */
  readonly behave: (behaviour: MailBehaviour) => void
  /** While true every mail is refused for now, with status 451. */
  readonly setBusy: (isBusy: boolean) => void
  /** Ends at once, connections too. */
  readonly close: () => Promise<void>
}

type Options = MailSecurity & {
  /** 0 takes a free one. */
  readonly port?: number
}

/** A real SMTP server on 127.0.0.1 that keeps what it receives. */
export async function startMailServer({ port = 0, ...security }: Options = {}): Promise<MailServer> {
  const received: ReceivedMail[] = []
  const sockets = new Set<Socket>()
  let behaviour: MailBehaviour = { kind: 'accept' }
  let attempts = 0

  function drop(): void {
    for (const socket of sockets) socket.destroy()
  }
  function answer(step: MailStep, done: (error?: Error) => void): void {
    react({ behaviour, step, done, drop })
  }

  const server = new SMTPServer({
    ...toSecurityOptions(security),
    disableReverseLookup: true,
    onConnect: (_session, done) => answer('greeting', done),
    onMailFrom: (_address, _session, done) => {
      attempts += 1
      answer('MAIL', done)
    },
    onRcptTo: (_address, _session, done) => answer('RCPT', done),
    onData: async (stream, { envelope: { mailFrom, rcptTo }, secure: isSecure }, done) => {
      const source = await readText(stream)
      if (source === undefined) return
      const messageId = /^message-id:\s*<([^>]*)>/im.exec(source)?.[1]
      const from = mailFrom === false ? '' : mailFrom.address
      const keep = () => received.push({ from, to: rcptTo.map(toAddress), messageId, isSecure, source })
      if (behaviour.kind === 'drop') keep()
      answer('DATA', error => {
        if (error === undefined) keep()
        done(error)
      })
    },
  })
  server.on('error', () => {
    // A client that went away; the tests see what came of it.
  })
  server.server.on('connection', socket => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  const address = await listen(server, port)
  return {
    url: toMailUrl(address.port, security),
    port: address.port,
    received,
    countAttempts: () => attempts,
    behave: next => {
      behaviour = next
    },
    setBusy: isBusy => {
      behaviour = isBusy ? { kind: 'refuse', at: 'DATA', status: 451 } : { kind: 'accept' }
    },
    close: () =>
      new Promise(resolve => {
        server.close(resolve)
        drop()
      }),
  }
}

function toAddress({ address }: SMTPServerAddress): string {
  return address
}

/** Undefined when the client went away in the middle. */
async function readText(stream: SMTPServerDataStream): Promise<string | undefined> {
  const chunks: Buffer[] = []
  try {
    for await (const chunk of stream) chunks.push(chunk)
  } catch {
    return undefined
  }
  return Buffer.concat(chunks).toString('utf8')
}

function listen(server: SMTPServer, port: number): Promise<AddressInfo> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => {
      const address = server.server.address()
      if (address === null || typeof address === 'string') reject(new Error('the mail server has no network address'))
      else resolve(address)
    })
  })
}
