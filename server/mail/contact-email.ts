import type { LeasedMessage } from '../outbox/outbox.ts'

export type Email = {
  readonly from: string
  readonly to: string
  readonly replyTo: { readonly name: string; readonly address: string }
  readonly subject: string
  readonly messageId: string
  readonly date: Date
  readonly text: string
  readonly html: string
}

type Addresses = { readonly from: string; readonly to: string }

/** The mail that brings a contact message to the mailbox. Its Message-ID is the message's own, so a repeat is recognisable. */
export function toContactEmail(message: LeasedMessage, { from, to }: Addresses): Email {
  const { id, fields, receivedAt } = message
  const { name, company, email, details } = fields
  const rows = [
    ['Name', name],
    ['Company', company === '' ? 'not given' : company],
    ['Email', email],
    ['Received', receivedAt.toISOString()],
  ] as const
  const host = from.slice(from.lastIndexOf('@') + 1)
  return {
    from,
    to,
    replyTo: { name, address: email },
    subject: `Website inquiry from ${name}`,
    messageId: `<${id}@${host}>`,
    date: receivedAt,
    text: `${rows.map(([label, value]) => `${label}: ${value}`).join('\n')}\n\n${details}\n`,
    html: `<dl>${rows.map(([label, value]) => `<dt><b>${label}</b></dt><dd>${escapeHtml(value)}</dd>`).join('')}</dl>
<p>${escapeHtml(details).replaceAll('\n', '<br>')}</p>`,
  }
}

const entities: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
])

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, character => entities.get(character) ?? character)
}
