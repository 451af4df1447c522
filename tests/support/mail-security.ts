import type { SMTPServerOptions } from 'smtp-server'

export type MailSecurity = {
  readonly tls?: { readonly key: string; readonly cert: string }
  /** Without it encryption begins with STARTTLS. */
  readonly isSecureAtOnce?: boolean
  /** Without it everybody may send. */
  readonly login?: { readonly user: string; readonly password: string }
}

/** The server's address for SMTP_URL, with the login that it asks for. */
export function toMailUrl(port: number, { login, isSecureAtOnce = false }: MailSecurity): string {
  const credentials = login === undefined ? '' : `${login.user}:${login.password}@`
  return `${isSecureAtOnce ? 'smtps' : 'smtp'}://${credentials}127.0.0.1:${port}`
}

export function toSecurityOptions({ tls, login, isSecureAtOnce = false }: MailSecurity): SMTPServerOptions {
  const disabledCommands = [...(tls === undefined ? ['STARTTLS'] : []), ...(login === undefined ? ['AUTH'] : [])]
  return {
    ...tls,
    secure: isSecureAtOnce,
    disabledCommands,
    authOptional: login === undefined,
    onAuth: ({ username, password }, _session, done) => {
      const isKnown = username === login?.user && password === login?.password
      if (isKnown) done(null, { user: username })
      else done(Object.assign(new Error('wrong password'), { responseCode: 535 }))
    },
  }
}
