import { createHmac } from 'node:crypto'

export type Signed = {
  /** The `webhook-id`. */
  readonly id: string
  /** Seconds since 1970: the `webhook-timestamp`. */
  readonly timestamp: number
  readonly body: string
}

const prefix = 'whsec_'

/**
 * The `webhook-signature` of Standard Webhooks: one for each secret, so that a receiver may have the old or the new one while
 * they are exchanged. https://www.standardwebhooks.com
 */
export function signEvent({ id, timestamp, body }: Signed, secrets: readonly string[]): string {
  const toSignature = (secret: string) =>
    createHmac('sha256', readSecret(secret)).update(`${id}.${timestamp}.${body}`).digest('base64')
  return secrets.map(secret => `v1,${toSignature(secret)}`).join(' ')
}

function readSecret(secret: string): Buffer {
  return Buffer.from(secret.slice(prefix.length), 'base64')
}
