import { z } from 'zod'
import { contactFields, mapFields } from '../../../shared/contact/contact-fields.ts'
import { contactEndpoint, topicFieldName } from '../../../shared/contact/contact-rules.ts'
import { searchEndpoint } from '../../../shared/search/search-request.ts'
import { calculatorProblemSchema, problemSchema, searchProblemSchema } from '../../http/problem.ts'
import { toCalculatorOperation } from '../calculator-operation.ts'
import { markdownPaths } from '../markdown-operations.ts'
import { searchAnswerSchema, searchOperation } from '../search-operation.ts'
import { acceptedTypes } from './accepted-bodies.ts'
import { idempotencyKeyPattern } from './idempotency-key.ts'

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
})

export type Accepted = z.infer<typeof acceptedSchema>

type Site = {
  readonly name: string
  readonly publicUrl: string | undefined
  /** Ids. */
  readonly calculators: readonly string[]
}

/** An OpenAPI 3.1 document. */
export function describeApi({ name, publicUrl, calculators }: Site) {
  return {
    openapi: '3.1.0',
    info: { title: `HTTP API of ${name}`, version: '1.0.0' },
    servers: [{ url: publicUrl ?? '/' }],
    paths: {
      [contactEndpoint]: { post: postOperation },
      '/calculators/{id}.xlsx': { get: toCalculatorOperation(calculators) },
      ...markdownPaths,
      [searchEndpoint]: { get: searchOperation },
    },
    components: {
      schemas: {
        ContactMessage: contactMessage,
        Accepted: toSchema(acceptedSchema),
        Problem: toSchema(problemSchema),
        CalculatorProblem: toSchema(calculatorProblemSchema),
        SearchAnswer: toSchema(searchAnswerSchema),
        SearchProblem: toSchema(searchProblemSchema),
      },
      headers: {
        RequestId: header('Identifies the request in the server log.'),
        Limit: header('What is left of the limits, as in draft 8 of the IETF RateLimit headers.'),
        LimitPolicy: header('The limits, as in draft 8 of the IETF RateLimit headers.'),
        RetryAfter: header('Seconds to wait.', { type: 'integer' }),
        Allow: header('The only method.'),
        AcceptPost: header('The accepted media types.'),
        Location: header('The confirmation page.'),
      },
    },
  }
}

const contactMessage = {
  type: 'object',
  properties: {
    ...mapFields(({ description, maxLength }) => ({ type: 'string', description, maxLength })),
    [topicFieldName]: {
      type: 'string',
      description:
        'Id of what the message is about, such as "ai-staffing"; stored as a line above the details. An unknown id is ignored.',
    },
  },
  required: contactFields.flatMap(({ name, required }) => (required === undefined ? [] : [name])),
}

const limitHeaders = { RateLimit: reference('headers/Limit'), 'RateLimit-Policy': reference('headers/LimitPolicy') }
const retryAfter = { 'Retry-After': reference('headers/RetryAfter') }

const postOperation = {
  operationId: 'sendMessage',
  summary: 'Send a contact message',
  description: 'Answers success once the message is stored on disk; it is delivered by mail afterwards.',
  parameters: [
    {
      name: 'Idempotency-Key',
      in: 'header',
      description: 'For 24 hours the same key with the same message is one message.',
      schema: { type: 'string', pattern: idempotencyKeyPattern.source },
    },
  ],
  requestBody: {
    required: true,
    description:
      'At most 32 KiB. Lengths count after trimming; a form has at most 20 fields, repeats none and has no files.',
    content: Object.fromEntries(acceptedTypes.map(type => [type, { schema: reference('schemas/ContactMessage') }])),
  },
  responses: {
    200: {
      description: 'Stored, by this request or by an earlier one that it repeats.',
      headers: { 'X-Request-Id': reference('headers/RequestId'), ...limitHeaders },
      content: { 'application/json': { schema: reference('schemas/Accepted') } },
    },
    303: {
      description: 'Stored; the answer to a form that a browser posts without scripts.',
      headers: { Location: reference('headers/Location') },
    },
    400: problem('The body cannot be read, or fields are missing or wrong.'),
    403: problem('A browser sent it for another website.'),
    405: problem('Another method.', { Allow: reference('headers/Allow') }),
    409: problem('A request with the same Idempotency-Key is in progress.', retryAfter),
    413: problem('The body is larger than 32 KiB.'),
    415: problem('Another type or charset, or a compressed body.', { 'Accept-Post': reference('headers/AcceptPost') }),
    422: problem('The Idempotency-Key was used for another message.', limitHeaders),
    429: problem('Too many messages or refused posts within a minute.', { ...retryAfter, ...limitHeaders }),
    500: problem('A server error.'),
    503: problem('The message could not be stored.', retryAfter),
  },
}

function problem(description: string, headers: Readonly<Record<string, object>> = {}) {
  return {
    description,
    headers: { 'X-Request-Id': reference('headers/RequestId'), ...headers },
    content: { 'application/problem+json': { schema: reference('schemas/Problem') } },
  }
}

function header(description: string, schema: object = { type: 'string' }) {
  return { description, schema }
}

function reference(path: string) {
  return { $ref: `#/components/${path}` }
}

function toSchema(schema: z.ZodType) {
  const { $schema, ...rest } = z.toJSONSchema(schema)
  return rest
}
