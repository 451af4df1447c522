import { createTransport } from 'nodemailer'
import type { Config } from '../config.ts'
import type { Email } from './contact-email.ts'

export type Mailer = {
  /** Resolves when the mail server has accepted the mail; rejects with its refusal or the network's fault. */
  readonly send: (email: Email) => Promise<void>
  /** Resolves when the server lets itself be reached, encrypts as set and takes the login; sends nothing. */
  readonly verify: () => Promise<void>
  /** Ends all connections; what is being sent is rejected. */
  readonly close: () => void
}

export type MailTimeLimits = {
  /** From the first look-up of the host to the end of the TLS handshake. */
  readonly connectMs: number
  /** For the server's silence afterwards. A server may well scan a mail before it answers, and who gives up too early sends again. */
  readonly silenceMs: number
  /** For the whole attempt, which a server that trickles would otherwise hold for good. */
  readonly attemptMs: number
}

const defaultLimits: MailTimeLimits = { connectMs: 30_000, silenceMs: 120_000, attemptMs: 300_000 }

/** How many mails can be under way at once. */
export const mailConnections = 3
/** Shorter than servers wait, so that they do not hang up just as a mail begins. */
const idleMs = 30_000

/** A mailer to the configured server; where it encrypts, the certificate is checked. Undefined when there is no server. */
export function createMailer(
  { SMTP_URL: url, SMTP_TLS: tls }: Pick<Config, 'SMTP_URL' | 'SMTP_TLS'>,
  limits = defaultLimits,
): Mailer | undefined {
  if (url === undefined) return undefined
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: mailConnections,
    // Enough to get past pooled connections that the server has closed meanwhile; all other repeats are the outbox's.
    maxRequeues: mailConnections,
    idleTimeout: idleMs,
    requireTLS: tls === 'required',
    ignoreTLS: tls === 'off',
    connectionTimeout: limits.connectMs,
    greetingTimeout: limits.connectMs,
    socketTimeout: limits.silenceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    send: async email => {
      const signal = AbortSignal.timeout(limits.attemptMs)
      try {
        await transport.sendMail({ ...email, signal })
      } catch (cause) {
        throw signal.aborted
          ? Object.assign(new Error('the attempt took too long', { cause }), { code: 'ETIMEDOUT' })
          : cause
      }
    },
    verify: async () => {
      await transport.verify()
    },
    close: () => transport.close({ force: true }),
  }
}
