import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export type ReceivedMail = { readonly from: string; readonly to: readonly string[]; readonly source: string }

export type MailServer = {
  /** For SMTP_URL; the server speaks no TLS, so SMTP_TLS must be `off`. */
  readonly url: string
  readonly received: readonly ReceivedMail[]
  /** While true every mail is refused for now, with status 451. */
  setBusy: (isBusy: boolean) => void
  readonly close: () => Promise<void>
}

/** A real SMTP server on a free port of 127.0.0.1 that keeps what it receives. */
export async function startMailServer(): Promise<MailServer> {
  const received: ReceivedMail[] = []
  let isBusy = false
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        if (isBusy) return done(Object.assign(new Error('try again later'), { responseCode: 451 }))
        const { mailFrom, rcptTo } = session.envelope
        const from = mailFrom === false ? '' : mailFrom.address
        received.push({
          from,
          to: rcptTo.map(({ address }) => address),
          source: Buffer.concat(chunks).toString('utf8'),
        })
        done()
      })
    },
  })
  const { port } = await new Promise<AddressInfo>((resolve, reject) => {
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.server.address()
      if (address === null || typeof address === 'string') reject(new Error('the mail server has no network address'))
      else resolve(address)
    })
  })
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    setBusy: busy => {
      isBusy = busy
    },
    close: () => new Promise(resolve => server.close(() => resolve())),
  }
}
