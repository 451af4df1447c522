import type { LeasedMessage, Settlement } from '../outbox/outbox.ts'
import { type Addresses, toContactEmail } from './contact-email.ts'
import { toMailFault } from './mail-fault.ts'
import type { Mailer } from './mailer.ts'
import { type RetrySettings, settleFault } from './settle-fault.ts'

type Dependencies = {
  readonly mailer: Pick<Mailer, 'send'>
  readonly addresses: Addresses
  readonly retry: RetrySettings
  readonly now: () => Date
  readonly random: () => number
}

/** Tries once to deliver a message; a fault is told by the settlement, so it never rejects. */
export type DeliveryAttempt = (message: LeasedMessage) => Promise<Settlement>

export function createDeliveryAttempt({ mailer, addresses, retry, now, random }: Dependencies): DeliveryAttempt {
  return async message => {
    try {
      await mailer.send(toContactEmail(message, addresses))
      return { kind: 'delivered' }
    } catch (error) {
      return settleFault({ message, fault: toMailFault(error), retry, now: now(), random })
    }
  }
}
