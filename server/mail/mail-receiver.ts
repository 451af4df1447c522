import type { Receiver } from '../delivery/destination.ts'
import { type Addresses, toContactEmail } from './contact-email.ts'
import { toMailFault } from './mail-fault.ts'
import { type Mailer, mailConnections } from './mailer.ts'

/** The mailbox that gets the messages. */
export function toMailReceiver(mailer: Mailer, addresses: Addresses): Receiver {
  return {
    destination: 'mail',
    send: message => mailer.send(toContactEmail(message, addresses)).then(() => undefined, toMailFault),
    close: mailer.close,
    concurrency: mailConnections,
    words: {
      held: 'mail delivery is held: the mail server refuses the site; check SMTP_URL, SMTP_TLS, MAIL_FROM and MAIL_TO',
      released: 'mail delivery continues: the mail server accepts the site again',
      stopped: 'mail delivery has stopped: the mail server wants no messages any more',
    },
  }
}
