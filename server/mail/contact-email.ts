import { escapeMarkup } from '../../shared/escape-markup.ts'
import type { LeasedMessage } from '../outbox/outbox.ts'
import { toReference } from '../outbox/outbox.ts'
import { toOneLine } from './one-line.ts'
import { toReplyAddress } from './reply-address.ts'

/** A mail as nodemailer takes it. */
export type Email = {
  readonly from: string
  readonly to: string
  readonly replyTo: { readonly name: string; readonly address: string } | undefined
  readonly subject: string
  readonly messageId: string
  readonly date: Date
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
  readonly html: string
}

export type Addresses = { readonly from: string; readonly to: string }

const maxNameLength = 80

/** The mail that brings a contact message to the mailbox. Its Message-ID is the message's own, so a repeat is recognisable. */
export function toContactEmail({ id, fields, receivedAt }: LeasedMessage, { from, to }: Addresses): Email {
  // Readers would decode an encoded word that a visitor typed, line ends and all.
  const name = toOneLine(fields.name, maxNameLength).replaceAll('=?', '= ?')
  const address = toReplyAddress(fields.email)
  const host = from.slice(from.lastIndexOf('@') + 1)
  const rows = [
    ['Name', toOneLine(fields.name)],
    ['Company', toOneLine(fields.company) || 'not given'],
    ['Email', toOneLine(fields.email)],
    ['Received', receivedAt.toISOString()],
    ['Reference', toReference(id)],
  ] as const
  const details = fields.details.replace(/\r\n?/g, '\n')
  return {
    from,
    to,
    replyTo: address === undefined ? undefined : { name, address },
    subject: name === '' ? 'Website inquiry' : `Website inquiry from ${name}`,
    messageId: `<${id}@${host}>`,
    date: receivedAt,
    headers: { 'Auto-Submitted': 'auto-generated' },
    text: `${rows.map(([label, value]) => `${label}: ${value}`).join('\n')}\n\n${details}\n`,
    html: `<dl>${rows.map(([label, value]) => `<dt><b>${label}</b></dt><dd>${escapeMarkup(value)}</dd>`).join('')}</dl>
<p>${escapeMarkup(details).replaceAll('\n', '<br>')}</p>`,
  }
}
