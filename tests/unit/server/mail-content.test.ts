import { domainToASCII } from 'node:url'
import fc from 'fast-check'
import { createTransport } from 'nodemailer'
import PostalMime from 'postal-mime'
import { expect, test } from 'vitest'
import { toContactEmail } from '../../../server/mail/contact-email.ts'
import { toReference } from '../../../server/outbox/outbox.ts'
import { checkFields } from '../../../shared/contact/contact-rules.ts'
import { contactForm, type FormFields, lineFields, mapFields, sourceFields } from '../../../shared/contact/forms.ts'
import { makeFields } from '../../support/make-fields.ts'
import { sentAt } from '../../support/test-delivery.ts'

const id = 'a1b2c3d4-0000-4000-8000-000000000000'

/** The email for these fields, written by nodemailer and parsed again. */
async function readMail(fields: FormFields) {
  const times = { receivedAt: sentAt, queuedAt: sentAt, dueAt: sentAt, settledAt: undefined }
  const message = {
    ...{ id, form: contactForm, fields: makeFields({ name: 'Ada Lovelace', ...fields }) },
    state: 'waiting',
    ...{ attempts: 0, fault: undefined, ...times },
  } as const
  const email = toContactEmail(message, { from: 'website@site.example', to: 'info@site.example' })
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  const { message: written } = await transport.sendMail(email)
  const source = String(written)
  const mail = await PostalMime.parse(source)
  const textBody = (mail.text ?? '').replaceAll('\r\n', '\n')
  return { mail, source, text: textBody, html: (mail.html ?? '').replaceAll('\r\n', '\n') }
}

/** Strings from known injection attacks. */
const attack = fc.constantFrom(
  '\r\nBcc: all@evil.example\r\n',
  '\nBcc: all@evil.example',
  '\r\n\r\n<script>alert(1)</script>',
  '\r\n.\r\nQUIT\r\n',
  '=?utf-8?q?=0D=0ABcc:_all@evil.example?=',
  '"<all@evil.example>,',
  '--_NmP-',
  '\u0000',
  '\u2028',
  '\u202e',
  '\ud800',
  '</p><img src=x onerror=alert(1)>&lt;',
  '\'"&amp;\\;:()[]',
  'x'.repeat(1200),
  '😀'.repeat(90),
)
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({ unit: 'grapheme' }),
  fc.array(fc.oneof(attack, fc.string()), { maxLength: 5 }).map(parts => parts.join('')),
)
const addressPart = text.map(part => part.replaceAll(/[\s@]/gu, '')).filter(part => part !== '')
const address = fc.oneof(
  fc.emailAddress(),
  fc.tuple(addressPart, addressPart, addressPart).map(([local, host, top]) => `${local}@${host}.${top}`),
)
const accepted = fc
  .record(mapFields(({ type }) => (type === 'email' ? address : text)))
  .filter(fields => checkFields(new Map(Object.entries(fields))).errors.length === 0)

const headers = ['auto-submitted', 'content-type', 'date', 'from', 'message-id', 'mime-version', 'subject', 'to']

/** Only what is known of where the sender came from has a row. */
function countSources(fields: FormFields): number {
  return sourceFields.filter(({ name }) => fields[name]).length
}

test('any accepted input becomes an email with only our headers and the visitor’s text in both parts', async () => {
  let withReply = 0
  await fc.assert(
    fc.asyncProperty(accepted, async fields => {
      const { mail, source, text, html } = await readMail(fields)
      const keys = mail.headers.map(({ key }) => key)
      const isAnswerable = keys.includes('reply-to')
      if (isAnswerable) withReply += 1
      expect(keys.sort()).toEqual([...headers, ...(isAnswerable ? ['reply-to'] : [])].sort())
      expect(mail.from?.address).toBe('website@site.example')
      expect(mail.to?.map(({ address }) => address)).toEqual(['info@site.example'])
      expect(mail.messageId).toBe(`<${id}@site.example>`)
      expect(mail.subject).toMatch(/^Website inquiry(?: from [^\r\n]{1,160})?$/)
      expect(mail.attachments).toEqual([])
      if (isAnswerable)
        expect(mail.replyTo?.map(({ address }) => address)).toEqual([toPlainAddress(fields.email ?? '')])
      expect(Math.max(...source.split('\r\n').map(line => line.length))).toBeLessThanOrEqual(998)

      const details = Buffer.from(fields.details ?? '')
        .toString()
        .replaceAll(/\r\n?/g, '\n')
      expect(text).toContain(`\n\n${details}\n`)
      const paragraph = /<p>([\s\S]*)<\/p>\s*$/.exec(html)?.[1] ?? ''
      expect(paragraph.replaceAll('<br>', '')).not.toMatch(/[<>"']/)
      expect(decodeHtml(paragraph)).toBe(details)
      expect(html.replace(/<p>[\s\S]*/, '').match(/<[^>]*>/g)).toHaveLength(
        2 + (lineFields.length + countSources(fields) + (isAnswerable ? 2 : 3)) * 6,
      )
    }),
    { numRuns: 500 },
  )
  expect(withReply).toBeGreaterThan(50)
})

function toPlainAddress(email: string): string {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, at)}@${domainToASCII(email.slice(at + 1))}`
}

function decodeHtml(html: string): string {
  const characters: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' }
  return html.replaceAll('<br>', '\n').replaceAll(/&([#\w]+);/g, (_, entity: string) => characters[entity] ?? '')
}

test('the email contains name, company, address, time and reference, then the visitor’s text', async () => {
  const { mail, text } = await readMail({ company: 'Engines\nReference: 0000-0000', details: 'One\r\nTwo\rThree' })
  const [head = '', ...rest] = text.trimEnd().split('\n\n')
  const lines = head.split('\n')
  expect(lines).toEqual(
    expect.arrayContaining([
      'Name: Ada Lovelace',
      'Company: Engines Reference: 0000-0000',
      'Email: ada@example.com',
      'Received: 2025-08-20T12:00:00.000Z',
      'Reference: A1B2-C3D4',
    ]),
  )
  expect(lines).toHaveLength(lineFields.length + 2)
  expect(rest).toEqual(['One\nTwo\nThree'])
  expect(mail.replyTo).toEqual([{ name: 'Ada Lovelace', address: 'ada@example.com' }])
  expect(mail.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated')
  expect(toReference(id)).toBe('A1B2-C3D4')
})

test('a long name is truncated in the subject and complete in the body; one without visible characters is left out', async () => {
  const name = 'Ada '.repeat(100).trim()
  const { mail, text } = await readMail({ name })
  expect(mail.subject?.length).toBeLessThanOrEqual('Website inquiry from '.length + 80)
  expect(text).toContain(`Name: ${name}\n`)
  expect((await readMail({ name: '\u0000\u202e' })).mail.subject).toBe('Website inquiry')
})

test.each([
  ["o'hara+tag@sub.example.co"],
  ['a.b.c@example.com'],
  ['ada@xn--bcher-kva.example'],
  ['ada@Bücher.example', 'ada@xn--bcher-kva.example'],
])('a reply to %s goes to the visitor', async (email, address = email) => {
  const { mail } = await readMail({ email })
  expect(mail.replyTo?.map(({ address }) => address)).toEqual([address])
})

test.each([
  'a,b@example.com',
  '"a"@example.com',
  'a<b>@example.com',
  'ada@example.com,bob.example',
  'ada@example.com;x.y',
  'group:ada@example.com',
  'ada(comment)@example.com',
  'ada\\@example.com',
  'ada@[192.0.2.1]',
  'ada@192.0.2.1',
  'ädä@example.com',
  '.ada@example.com',
  'ada@example..com',
  'ada\u0000@example.com',
  `${'a'.repeat(65)}@example.com`,
  `ada@${'a.'.repeat(130)}example`,
])('an email from %j has no Reply-To, but the address in its body', async email => {
  const { mail, source, text } = await readMail({ email })
  expect(mail.replyTo).toBeUndefined()
  expect(source.split('\r\n\r\n', 1)[0]).not.toMatch(/^reply-to/im)
  const address = email.replaceAll('\u0000', ' ')
  expect(text).toContain(`Email: ${address}\n`)
  expect(text).toMatch(/^No Reply-To: .+; to answer, write to /m)
  expect(text).toContain(`write to ${address}\n`)
})

test('a mail without Reply-To says why, in both parts', async () => {
  const { mail, text, html } = await readMail({ email: 'josé@example.com' })
  expect(mail.replyTo).toBeUndefined()
  const reason = 'the address has letters before the @ that only mail servers with SMTPUTF8 take'
  for (const part of [text, html]) {
    expect(part).toContain(`${reason}; to answer, write to josé@example.com`)
  }
  expect((await readMail({ email: '"a"@example.com' })).text).toContain('not every mail program reads the address')
  expect((await readMail({})).text).not.toContain('Reply-To')
})
