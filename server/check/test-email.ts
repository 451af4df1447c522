import { randomUUID } from 'node:crypto'
import type { Addresses, Email } from '../mail/contact-email.ts'

/** A mail that says only that mail works. */
export function toTestEmail({ from, to }: Addresses, date: Date): Email {
  const text = 'The website can send mail to this mailbox. Nobody has written anything.'
  return {
    from,
    to,
    replyTo: undefined,
    subject: 'Test mail of the website',
    messageId: `<test-${randomUUID()}@${from.slice(from.lastIndexOf('@') + 1)}>`,
    date,
    headers: { 'Auto-Submitted': 'auto-generated' },
    text: `${text}\n`,
    html: `<p>${text}</p>`,
  }
}
