import { z } from 'zod'
import { contactErrorCodes, topicFieldName } from '../../shared/contact/contact-rules.ts'
import { type Form, mapFields, toPascalCase } from '../../shared/contact/forms.ts'
import { toProblemSchema } from '../http/problem.ts'
import { acceptedTypes } from './accepted-bodies.ts'
import { limitHeaders, problem, reference, requestId, retryAfter } from './openapi-parts.ts'

export const idempotencyKeyPattern = /^[\x20-\x7e]{1,255}$/

/** The answer to a stored message. */
export const acceptedSchema = z.object({
  success: z.literal(true),
  message: z.string().meta({ description: 'A text to show to the sender.' }),
  id: z.uuid(),
  reference: z
    .string()
    .regex(/^[0-9A-F]{4}-[0-9A-F]{4}$/)
    .meta({ description: 'The start of the id, for people to quote.' }),
  status: z.literal('accepted').meta({ description: 'Stored on disk; delivery follows.' }),
  statusUrl: z.string().meta({ description: 'Where to ask what became of it; absolute with PUBLIC_URL.' }),
})

export type Accepted = z.infer<typeof acceptedSchema>

/** The OpenAPI paths of forms. */
export function toFormPaths(forms: readonly Form[]) {
  return Object.fromEntries(forms.map(form => [form.endpoint, { post: toPostOperation(form) }]))
}

/** The OpenAPI schemas of the messages of forms, by name. */
export function toMessageSchemas(forms: readonly Form[]) {
  return Object.fromEntries(forms.map(form => [toSchemaName(form), toMessageSchema(form)]))
}

/** Of an answer that refuses a message of these forms. */
export function toFormProblemSchema(forms: readonly Form[]) {
  const names = forms.flatMap(({ fields }) => fields.map(({ name }) => name))
  return toProblemSchema(z.enum([...new Set(names)]), z.enum(contactErrorCodes))
}

function toSchemaName({ id }: Form): string {
  return `${toPascalCase(id)}Message`
}

function toMessageSchema(form: Form) {
  return {
    type: 'object',
    properties: {
      ...mapFields(form, ({ description, maxLength }) => ({ type: 'string', description, maxLength })),
      ...(form.hasTopics && { [topicFieldName]: topicProperty }),
    },
    required: form.fields.flatMap(({ name, required }) => (required === undefined ? [] : [name])),
  }
}

const topicProperty = {
  type: 'string',
  description:
    'Id of what the message is about, such as "ai-staffing"; stored as a line above the details. An unknown id is ignored.',
}

const toPostOperation = (form: Form) => ({
  operationId: form.operationId,
  summary: form.summary,
  description:
    'Answers success once the message is stored on disk; it is delivered afterwards, by mail and to the webhook if there is one.',
  // Without a key or with that of a partner.
  security: [{}, { apiKey: [] }],
  parameters: [
    {
      name: 'Idempotency-Key',
      in: 'header',
      description:
        'For 24 hours the same key of the same sender with the same message is one message. The sender is the partner of the API key, or else the address.',
      schema: { type: 'string', pattern: idempotencyKeyPattern.source },
    },
  ],
  requestBody: {
    required: true,
    description:
      'At most 32 KiB. Lengths count after trimming; a form has at most 20 fields, repeats none and has no files.',
    content: Object.fromEntries(
      acceptedTypes.map(type => [type, { schema: reference(`schemas/${toSchemaName(form)}`) }]),
    ),
  },
  responses: {
    200: {
      description: 'Stored, by this request or by an earlier one that it repeats.',
      headers: {
        ...requestId,
        Location: reference('headers/StatusLocation'),
        ...limitHeaders,
      },
      content: { 'application/json': { schema: reference('schemas/Accepted') } },
    },
    303: {
      description: 'Stored; the answer to a form that a browser posts without scripts.',
      headers: { Location: reference('headers/Location') },
    },
    400: problem('The body cannot be read, or fields are missing or wrong.'),
    401: problem('The API key is unknown.', { 'WWW-Authenticate': reference('headers/Authenticate') }),
    403: problem('A browser sent it for another website.'),
    405: problem('Another method.', { Allow: reference('headers/Allow') }),
    409: problem('A request with the same Idempotency-Key is in progress.', retryAfter),
    413: problem('The body is larger than 32 KiB.'),
    415: problem('Another type or charset, or a compressed body.', { 'Accept-Post': reference('headers/AcceptPost') }),
    422: problem('The sender has used the Idempotency-Key for another message.', limitHeaders),
    429: problem('Too many messages or refused posts within a minute.', { ...retryAfter, ...limitHeaders }),
    500: problem('A server error.'),
    503: problem('The message could not be stored.', retryAfter),
  },
})
