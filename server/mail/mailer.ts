import type { Config } from '../settings/config.ts'
import type { Email } from './contact-email.ts'

export type Mailer = {
  /** Resolves when the mail server has accepted the email; rejects with its error reply or a network error. */
  readonly send: (email: Email) => Promise<void>
  /** Resolves when connection, encryption and login succeed; sends no email. */
  readonly verify: () => Promise<void>
  /** Closes all connections; sends in flight are rejected. */
  readonly close: () => void
}

export type MailTimeLimits = {
  /** From the DNS lookup to the end of the TLS handshake. */
  readonly connectMs: number
  /** Without a reply. Long, because a server may scan an email before it replies, and a timeout causes a second delivery. */
  readonly idleMs: number
  /** For the whole attempt, against servers that keep a connection busy forever. */
  readonly attemptMs: number
}

const defaultLimits: MailTimeLimits = { connectMs: 30_000, idleMs: 120_000, attemptMs: 300_000 }

/** Maximum number of emails in flight. */
export const mailConnections = 3
/** Shorter than the idle timeout of mail servers, so that they do not close a connection just as an email starts. */
const poolIdleMs = 30_000

/** Undefined without a configured server. Every encrypted connection verifies the server's certificate. */
export function createMailer(
  { SMTP_URL: url, SMTP_TLS: tls }: Pick<Config, 'SMTP_URL' | 'SMTP_TLS'>,
  limits = defaultLimits,
): Mailer | undefined {
  if (url === undefined) return undefined
  /** Loaded with the first email. */
  async function open() {
    const { createTransport } = await import('nodemailer')
    return createTransport({
      url,
      pool: true,
      maxConnections: mailConnections,
      // Only for pooled connections that the server has closed in the meantime; the outbox does all other retries.
      maxRequeues: mailConnections,
      idleTimeout: poolIdleMs,
      requireTLS: tls === 'required',
      ignoreTLS: tls === 'off',
      connectionTimeout: limits.connectMs,
      greetingTimeout: limits.connectMs,
      socketTimeout: limits.idleMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    })
  }

  let opened: ReturnType<typeof open> | undefined
  const getTransport = () => {
    opened ??= open()
    return opened
  }
  return {
    send: async email => {
      const signal = AbortSignal.timeout(limits.attemptMs)
      try {
        await (await getTransport()).sendMail({ ...email, signal })
      } catch (cause) {
        throw signal.aborted
          ? Object.assign(new Error('the attempt took too long', { cause }), { code: 'ETIMEDOUT' })
          : cause
      }
    },
    verify: async () => {
      await (await getTransport()).verify()
    },
    close: () => void opened?.then(transport => transport.close({ force: true })),
  }
}
