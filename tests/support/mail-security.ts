import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SMTPServerOptions } from 'smtp-server'

/** Self-signed for localhost and 127.0.0.1, valid until 2120; for tests only, because its key is public. */
export const certificatePath = join(import.meta.dirname, 'certificate/certificate.pem')

export const mailCertificate = {
  key: readFileSync(join(import.meta.dirname, 'certificate/key.pem'), 'utf8'),
  cert: readFileSync(certificatePath, 'utf8'),
}

export type MailSecurity = {
  readonly tls?: { readonly key: string; readonly cert: string }
  /** TLS from the first byte instead of STARTTLS. */
  readonly isImplicitTls?: boolean
  /** The required login; none when left out. */
  readonly login?: { readonly user: string; readonly password: string }
}

/** The value for SMTP_URL, including the login. */
export function toMailUrl(port: number, { login, isImplicitTls = false }: MailSecurity): string {
  const credentials = login === undefined ? '' : `${login.user}:${login.password}@`
  return `${isImplicitTls ? 'smtps' : 'smtp'}://${credentials}127.0.0.1:${port}`
}

export function toSecurityOptions({ tls, login, isImplicitTls = false }: MailSecurity): SMTPServerOptions {
  const disabledCommands = [...(tls === undefined ? ['STARTTLS'] : []), ...(login === undefined ? ['AUTH'] : [])]
  return {
    ...tls,
    secure: isImplicitTls,
    disabledCommands,
    authOptional: login === undefined,
    onAuth: ({ username, password }, _session, done) => {
      const isKnown = username === login?.user && password === login?.password
      if (isKnown) done(null, { user: username })
      else done(Object.assign(new Error('wrong password'), { responseCode: 535 }))
    },
  }
}
