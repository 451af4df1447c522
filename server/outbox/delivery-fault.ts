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

const tlsCodes = /CERT|SSL|TLS|^UNABLE_TO_|^EPROTO$|^HOSTNAME_MISMATCH$/

/** Whether an error's code says that the other side's certificate or encryption is wrong. */
export function isTlsFault(code: string): boolean {
  return tlsCodes.test(code)
}
