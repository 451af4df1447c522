import type { AddressInfo, Socket } from 'node:net'
import { SMTPServer, type SMTPServerAddress, type SMTPServerDataStream } from 'smtp-server'
import { type MailSecurity, toMailUrl, toSecurityOptions } from './mail-security.ts'

/** The steps of an SMTP session at which the test server can misbehave. */
export type MailStep = 'greeting' | 'MAIL' | 'RCPT' | 'DATA'

export type MailBehavior =
  | { readonly kind: 'accept' }
  | { readonly kind: 'refuse'; readonly at: MailStep; readonly status: number; readonly enhancedStatus?: string }
  /** Never replies. */
  | { readonly kind: 'hang'; readonly at: MailStep }
  /** Closes the connection without a reply; at DATA after it has received the email. Later emails are accepted if `isOnce`. */
  | { readonly kind: 'drop'; readonly at: MailStep; readonly isOnce?: boolean }
  | { readonly kind: 'delay'; readonly at: MailStep; readonly ms: number }

/** Text of a rejection; like those of real servers it contains an address, which must not be logged. */
export const refusalWords = 'no mail about ada@example.com is wanted here'

export type ReceivedMail = {
  readonly from: string
  readonly to: readonly string[]
  readonly messageId: string | undefined
  readonly isSecure: boolean
  readonly source: string
}

export type MailServer = {
  /** For SMTP_URL. Without a certificate the server offers no TLS, so SMTP_TLS must be `off`. */
  readonly url: string
  readonly port: number
  readonly received: readonly ReceivedMail[]
  /** Number of emails started, accepted or not. */
  readonly countAttempts: () => number
  /** Sets the behavior for the next emails. */
  readonly behave: (behavior: MailBehavior) => void
  /** While true, every email is rejected with the temporary status 451. */
  readonly setBusy: (isBusy: boolean) => void
  /** Stops the server and closes its connections. */
  readonly close: () => Promise<void>
}

type Options = MailSecurity & {
  /** 0 for any free port. */
  readonly port?: number
}

/** A real SMTP server on 127.0.0.1 that records what it receives. */
export async function startMailServer({ port = 0, ...security }: Options = {}): Promise<MailServer> {
  const received: ReceivedMail[] = []
  const sockets = new Set<Socket>()
  let behavior: MailBehavior = { kind: 'accept' }
  let attempts = 0

  function drop(): void {
    for (const socket of sockets) socket.destroy()
  }
  function answer(step: MailStep, done: (error?: Error) => void): void {
    react({ behavior, step, done, drop })
    if (behavior.kind === 'drop' && behavior.at === step && behavior.isOnce === true) behavior = { kind: 'accept' }
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
      const record = () => received.push({ from, to: rcptTo.map(toAddress), messageId, isSecure, source })
      if (behavior.kind === 'drop') record()
      answer('DATA', error => {
        if (error === undefined) record()
        done(error)
      })
    },
  })
  server.on('error', () => {
    // A client closed its connection; tests check the consequences.
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
      behavior = next
    },
    setBusy: isBusy => {
      behavior = isBusy ? { kind: 'refuse', at: 'DATA', status: 451 } : { kind: 'accept' }
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

/** Undefined when the client closes the connection early. */
export async function readText(stream: SMTPServerDataStream): Promise<string | undefined> {
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

type Reaction = {
  readonly behavior: MailBehavior
  readonly step: MailStep
  readonly done: (error?: Error) => void
  readonly drop: () => void
}

/** Replies to a step of a session. */
function react({ behavior, step, done, drop }: Reaction): void {
  if (behavior.kind === 'accept' || behavior.at !== step) done()
  else if (behavior.kind === 'refuse') done(toRefusal(behavior))
  else if (behavior.kind === 'drop') drop()
  else if (behavior.kind === 'delay') setTimeout(done, behavior.ms)
}

function toRefusal({ status, enhancedStatus = '' }: MailBehavior & { readonly kind: 'refuse' }): Error {
  return Object.assign(new Error(`${enhancedStatus} ${refusalWords}`.trim()), { responseCode: status })
}
