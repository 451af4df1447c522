import type { Destination, LeasedMessage } from '../outbox/outbox.ts'

/** Why a delivery failed, as codes only: a server's own text may repeat the visitor's address. */
export type DeliveryFault = {
  /** Such as `EMESSAGE 554 5.6.0`, `HTTP_503` or `ECONNREFUSED`. */
  readonly text: string
  /**
   * `message`: the receiver rejects the content of this message and would reject it again.
   * `configuration`: the receiver refuses the site, as it would for every message.
   * `gone`: the receiver wants no message any more.
   * `temporary`: everything else.
   */
  readonly kind: 'message' | 'configuration' | 'gone' | 'temporary'
  /** Before this time the receiver wants no attempt, for whatever message. */
  readonly notBefore?: Date
}

/** Where messages go, in a file of its own; its name stands in outbox.ts, and its row in delivery.ts. */
export type Receiver = {
  readonly destination: Destination
  /** Resolves once the receiver has the message, or with why it has not. */
  readonly send: (message: LeasedMessage) => Promise<DeliveryFault | undefined>
  /** Makes what is in flight fail. */
  readonly close: () => void
  /** Maximum number of messages in flight. */
  readonly concurrency: number
  /** For the log, when the receiver refuses the site, accepts it again, or wants no message any more. */
  readonly words: { readonly held: string; readonly released: string; readonly stopped: string }
}

const tlsCodes = /CERT|SSL|TLS|^UNABLE_TO_|^EPROTO$|^HOSTNAME_MISMATCH$/

/** Whether an error's code says that the other side's certificate or encryption is wrong. */
export function isTlsFault(code: string): boolean {
  return tlsCodes.test(code)
}
