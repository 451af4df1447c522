import type { StaticRouteId } from '../addresses/routes.ts'

/** A field of a form. */
export type Field = {
  readonly name: string
  readonly label: string
  /** In Unicode code points of the trimmed text, before and after it is composed (NFC). */
  readonly maxLength: number
  /** The sentence for an empty field; a field without one is optional. */
  readonly required?: string
  readonly type?: 'email' | 'tel'
  /** Makes it a text area of this many rows; the others have one line. */
  readonly rows?: number
  readonly autoComplete?: string
  /**
   * The version of the form that brought the field, from 2 on; those of the first release have none. The highest of what is
   * filled in is stored with each message, so that processes of earlier releases leave alone what they cannot read.
   */
  readonly since?: number
  /**
   * Says where the sender came from: a page of the site, a host, or words. It is not typed, so what is too long or wrong is cut
   * or left out and never refuses a message.
   */
  readonly source?: 'page' | 'host' | 'words'
}

export type Form = {
  /** Of lower-case letters and hyphens; stored with each message. */
  readonly id: string
  /** Where it is posted. The proxy knows the prefix. */
  readonly endpoint: `/send-${string}`
  /** The page that shows it. */
  readonly page: StaticRouteId
  /** Of the mailboxes in content/site.json, the one that gets the messages. */
  readonly mailbox: 'info' | 'careers'
  /** The subject of the mail, before the name of the sender. */
  readonly subject: string
  /** Whether a message can have a topic, a line above its text. */
  readonly hasTopics?: boolean
  /** In the order of the page. The hash of a message has those of the first release in this order, without their names. */
  readonly fields: readonly Field[]
}

const campaignWords = [
  ['utm_source', 'Campaign source'],
  ['utm_medium', 'Campaign medium'],
  ['utm_campaign', 'Campaign'],
] as const

/** The words of an address that say which campaign led to it. */
export const campaignKeys = campaignWords.map(([name]) => name)

export const contactForm: Form = {
  id: 'contact',
  endpoint: '/send-email',
  page: 'contact',
  mailbox: 'info',
  subject: 'Website inquiry',
  hasTopics: true,
  fields: [
    {
      name: 'name',
      label: 'Name',
      maxLength: 200,
      required: 'Name is required',
      autoComplete: 'name',
    },
    {
      name: 'company',
      label: 'Company',
      maxLength: 200,
      autoComplete: 'organization',
    },
    {
      name: 'email',
      label: 'Email',
      maxLength: 254,
      required: 'Email is required',
      type: 'email',
      autoComplete: 'email',
    },
    {
      name: 'details',
      label: 'Details',
      // Including the line of its topic.
      maxLength: 10_000,
      required: 'Please provide details for your inquiry',
      rows: 4,
    },
    {
      name: 'entry',
      label: 'First page',
      maxLength: 300,
      source: 'page',
      since: 2,
    },
    ...campaignWords.map(
      ([name, label]): Field => ({
        name,
        label,
        maxLength: 100,
        source: 'words',
        since: 2,
      }),
    ),
    {
      name: 'referrer',
      label: 'Coming from',
      maxLength: 253,
      source: 'host',
      since: 2,
    },
  ],
}

/**
 * All forms of the site. Router, page, checks, storage, hash, mail, operator command line, metrics and tests follow
 * this table.
 */
export const forms: readonly Form[] = [contactForm]

/** The values of a form by the names of its fields. */
export type FormFields = Readonly<Record<string, string>>

export function mapFields<Value>({ fields }: Form, toValue: (field: Field) => Value): Readonly<Record<string, Value>> {
  return Object.fromEntries(fields.map(field => [field.name, toValue(field)]))
}

/** What people type, as opposed to where they came from. */
export const typedFields = ({ fields }: Form) => fields.filter(({ source }) => source === undefined)
export const sourceFields = ({ fields }: Form) => fields.filter(({ source }) => source !== undefined)

/** How people read the fields of a message: those of one line as a list, then the texts. */
export const lineFields = (form: Form) => typedFields(form).filter(({ rows }) => rows === undefined)
export const textFields = ({ fields }: Form) => fields.filter(({ rows }) => rows !== undefined)

/** The name of the sender as typed; empty for a form that does not ask for it. */
export function toSenderName({ fields }: Form, values: FormFields): string {
  return values[fields.find(({ autoComplete }) => autoComplete === 'name')?.name ?? ''] ?? ''
}

/** The address for the reply as typed; empty for a form that does not ask for it. */
export function toSenderAddress({ fields }: Form, values: FormFields): string {
  return values[fields.find(({ type }) => type === 'email')?.name ?? ''] ?? ''
}
