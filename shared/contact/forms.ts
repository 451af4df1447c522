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
  /** It came after the first release: it counts in the hash of a message only when it is filled in. */
  readonly isLater?: true
  /**
   * Says where the sender came from: a page of the site, a host, or words. It is not typed, so what is too long or wrong is cut
   * or left out and never refuses a message.
   */
  readonly source?: 'page' | 'host' | 'words'
}

const campaignWords = [
  ['utm_source', 'Campaign source'],
  ['utm_medium', 'Campaign medium'],
  ['utm_campaign', 'Campaign'],
] as const

/** The words of an address that say which campaign led to it. */
export const campaignKeys = campaignWords.map(([name]) => name)

/** The contact form. */
export const contactForm = {
  /** In events of the webhook. */
  id: 'contact',
  /** Where it is posted. The proxy knows the prefix. */
  endpoint: '/send-email',
  /** The page that shows it. */
  page: 'contact',
  /** The subject of the mail, before the name of the sender. */
  subject: 'Website inquiry',
} as const

/**
 * In the order of the page. Page, checks, storage, hash, mail, operator command line and tests follow this table. The hash of a
 * message has those of the first release in this order, without their names.
 */
export const contactFields: readonly Field[] = [
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
    isLater: true,
  },
  ...campaignWords.map(
    ([name, label]): Field => ({
      name,
      label,
      maxLength: 100,
      source: 'words',
      isLater: true,
    }),
  ),
  {
    name: 'referrer',
    label: 'Coming from',
    maxLength: 253,
    source: 'host',
    isLater: true,
  },
]

/** The values of a form by the names of its fields. */
export type FormFields = Readonly<Record<string, string>>

export function mapFields<Value>(toValue: (field: Field) => Value): Readonly<Record<string, Value>> {
  return Object.fromEntries(contactFields.map(field => [field.name, toValue(field)]))
}

/** What people type, as opposed to where they came from. */
export const typedFields = contactFields.filter(({ source }) => source === undefined)
export const sourceFields = contactFields.filter(({ source }) => source !== undefined)

/** How people read the fields of a message: those of one line as a list, then the texts. */
export const lineFields = typedFields.filter(({ rows }) => rows === undefined)
export const textFields = contactFields.filter(({ rows }) => rows !== undefined)

/** The values of a stored message that this release does not know, because a later one stored it. */
export function unknownFields(values: FormFields): readonly (readonly [name: string, value: string])[] {
  return Object.entries(values).filter(([name]) => contactFields.every(field => field.name !== name))
}
