import { createTransport } from 'nodemailer'
import type { Config } from '../config.ts'
import type { Email } from './contact-email.ts'

export type Mailer = {
  /** Resolves when the mail server has accepted the mail; rejects with its refusal or the network's fault. */
  readonly send: (email: Email) => Promise<void>
  readonly close: () => void
}

const timeoutMs = 20_000

/** A mailer to the configured server; undefined when there is none. */
export function createMailer({ SMTP_URL: url, SMTP_TLS: tls }: Config): Mailer | undefined {
  if (url === undefined) return undefined
  const transport = createTransport({
    url,
    requireTLS: tls === 'required' && url.startsWith('smtp:'),
    ignoreTLS: tls === 'off',
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    send: async email => {
      await transport.sendMail(email)
    },
    close: () => transport.close(),
  }
}
