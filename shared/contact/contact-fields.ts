/** A field of the contact form. */
type FieldRow = {
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
  /** For programs: the words of OpenAPI and of docs/http-api.md. */
  readonly description: string
}

/** The fields of a message, in the order of the form. Form, checks, mail, storage, tool, OpenAPI and tests follow this table. */
const rows = [
  {
    name: 'name',
    label: 'Name',
    maxLength: 200,
    required: 'Name is required',
    autoComplete: 'name',
    description: 'the sender; one line',
  },
  {
    name: 'company',
    label: 'Company',
    maxLength: 200,
    autoComplete: 'organization',
    description: 'company of the sender; one line',
  },
  {
    name: 'email',
    label: 'Email',
    maxLength: 254,
    required: 'Email is required',
    type: 'email',
    autoComplete: 'email',
    description: 'address for the reply; one line: text, @, text, dot, text, without blanks',
  },
  {
    name: 'details',
    label: 'Details',
    // Including the line of its topic.
    maxLength: 10_000,
    required: 'Please provide details for your inquiry',
    rows: 4,
    description: 'the message; its max length includes the line that a topic adds',
  },
] as const satisfies readonly FieldRow[]

export type ContactFieldName = (typeof rows)[number]['name']

export type ContactField = FieldRow & { readonly name: ContactFieldName }

export const contactFields: readonly ContactField[] = rows

export const contactFieldNames = contactFields.map(({ name }) => name)

/** One value for each field. */
export type ByField<Value> = { readonly [Name in ContactFieldName]: Value }

export type ContactFields = ByField<string>

export function mapFields<Value>(toValue: (field: ContactField) => Value): ByField<Value> {
  // `fromEntries` forgets the keys, which are all names of the table.
  return Object.fromEntries(contactFields.map(field => [field.name, toValue(field)])) as ByField<Value>
}

export const emptyContactFields: ContactFields = mapFields(() => '')

/** How people read the fields of a message: those of one line as a list, then the texts. */
export const lineFields = contactFields.filter(({ rows }) => rows === undefined)
export const textFields = contactFields.filter(({ rows }) => rows !== undefined)
