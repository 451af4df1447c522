import { randomUUID } from 'node:crypto'
import { domainToASCII } from 'node:url'
import { contactForm, lineFields, sourceFields, textFields, unknownFields } from '../../shared/contact/forms.ts'
import type { Site } from '../../shared/content/schemas/site.ts'
import { escapeMarkup } from '../../shared/values/escape-markup.ts'
import { type LeasedMessage, toReference } from '../outbox/outbox.ts'
import type { Config } from '../settings/config.ts'

/** An email in the format of nodemailer. */
export type Email = {
  readonly from: string
  readonly to: string
  readonly replyTo: { readonly name: string; readonly address: string } | undefined
  readonly subject: string
  readonly messageId: string
  readonly date: Date
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
  /** None in a notice of the site itself. */
  readonly html?: string
}

export type Addresses = { readonly from: string; readonly to: string }

/** Sender and recipient of the mails of the form: the settings, or else the addresses in the content. */
export function toAddresses(config: Pick<Config, 'MAIL_FROM' | 'MAIL_TO'>, { email }: Pick<Site, 'email'>): Addresses {
  return { from: config.MAIL_FROM ?? email.sender, to: config.MAIL_TO ?? email.info }
}

const maxNameLength = 80

/** Builds the email for a message. The Message-ID is derived from the message's id, so that a duplicate can be recognized. */
export function toContactEmail({ id, fields, receivedAt }: LeasedMessage, { from, to }: Addresses): Email {
  // A mail client would decode an encoded word that the visitor typed, including encoded line breaks.
  const name = toOneLine(fields.name ?? '', maxNameLength).replaceAll('=?', '= ?')
  const sender = fields.email ?? ''
  const address = toReplyAddress(sender)
  const rows = [
    ...lineFields.map(({ name, label }) => [label, toOneLine(fields[name] ?? '') || 'not given'] as const),
    ...sourceFields.flatMap(({ name, label }) => toSourceRow(label, fields[name])),
    ...unknownFields(fields).map(([name, value]) => [name, toOneLine(value)] as const),
    ['Received', receivedAt.toISOString()],
    ['Reference', toReference(id)],
    ...(address === undefined ? [['No Reply-To', explainNoReply(sender)] as const] : []),
  ] as const
  const texts = textFields.map(({ name }) => (fields[name] ?? '').replace(/\r\n?/g, '\n'))
  return {
    from,
    to,
    replyTo: address === undefined ? undefined : { name, address },
    subject: name === '' ? contactForm.subject : `${contactForm.subject} from ${name}`,
    messageId: `<${id}@${toHost(from)}>`,
    date: receivedAt,
    headers: { 'Auto-Submitted': 'auto-generated' },
    text: `${rows.map(([label, value]) => `${label}: ${value}`).join('\n')}\n\n${texts.join('\n\n')}\n`,
    html: `<dl>${rows.map(([label, value]) => `<dt><b>${label}</b></dt><dd>${escapeMarkup(value)}</dd>`).join('')}</dl>
${texts.map(text => `<p>${escapeMarkup(text).replaceAll('\n', '<br>')}</p>`).join('\n')}`,
  }
}

/** Why an answer does not go to the visitor by itself. */
function explainNoReply(address: string): string {
  const needsUnicode = /\P{ASCII}/u.test(address.slice(0, address.lastIndexOf('@')))
  const reason = needsUnicode
    ? 'the address has letters before the @ that only mail servers with SMTPUTF8 take'
    : 'not every mail program reads the address the same way'
  return `${reason}; to answer, write to ${toOneLine(address)}`
}

/** Nothing for what the visitor left out. */
function toSourceRow(label: string, value = ''): readonly (readonly [string, string])[] {
  return value === '' ? [] : [[label, toOneLine(value)]]
}

type Notice = {
  readonly kind: 'alert' | 'digest' | 'test'
  readonly subject: string
  readonly text: string
  readonly date: Date
}

/** Builds an email from the site itself to its operator. */
export function toOperatorEmail({ kind, subject, text, date }: Notice, { from, to }: Addresses): Email {
  return {
    from,
    to,
    replyTo: undefined,
    subject,
    messageId: `<${kind}-${randomUUID()}@${toHost(from)}>`,
    date,
    headers: { 'Auto-Submitted': 'auto-generated' },
    text: `${text}\n`,
  }
}

function toHost(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1)
}

/** Line breaks, other control characters, lone surrogates and characters that change the text direction. */
const unsafeInLine = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}\s]+/gu

/** The text on one line, truncated with an ellipsis to `maxLength` characters. */
export function toOneLine(text: string, maxLength = Number.POSITIVE_INFINITY): string {
  const line = text.replace(unsafeInLine, ' ').trim()
  const characters = [...line]
  return characters.length > maxLength ? `${characters.slice(0, maxLength - 1).join('')}…` : line
}

const atom = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+"
const label = '[a-z0-9](?:[a-z0-9-]*[a-z0-9])?'
/** Stricter than RFC 5322 and than the form: no quotes, comments, groups, routes or address literals. */
const plainAddress = new RegExp(`^${atom}(?:\\.${atom})*@(?:${label}\\.)+(?![0-9]+$)${label}$`)
const maxLocalPartLength = 64
const maxAddressLength = 254

/** The address with its host in ASCII; undefined unless it is plain enough that every mail client reads it the same way. */
function toReplyAddress(email: string): string | undefined {
  const at = email.lastIndexOf('@')
  const address = `${email.slice(0, at)}@${domainToASCII(email.slice(at + 1))}`
  const isShort = at > 0 && at <= maxLocalPartLength && address.length <= maxAddressLength
  return isShort && plainAddress.test(address) ? address : undefined
}
