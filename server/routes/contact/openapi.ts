import { z } from 'zod'
import { contactEndpoint } from '../../../shared/contact/contact-answer.ts'
import { acceptedSchema, problemSchema } from './answer-schemas.ts'
import { contactSchema } from './contact-schema.ts'
import { acceptedTypes } from './media-type.ts'

type Site = { readonly name: string; readonly publicUrl: string | undefined }

/** The contract of the endpoint as an OpenAPI 3.1 document, made from the schemas that the server itself uses. */
export function toApiDescription({ name, publicUrl }: Site) {
  return {
    openapi: '3.1.0',
    info: { title: `Contact messages to ${name}`, version: '1.0.0' },
    servers: [{ url: publicUrl ?? '/' }],
    paths: { [contactEndpoint]: { post: postOperation } },
    components: {
      schemas: {
        ContactMessage: toSchema(contactSchema, 'input'),
        Accepted: toSchema(acceptedSchema, 'output'),
        Problem: toSchema(problemSchema, 'output'),
      },
      headers: {
        RequestId: header('Names the request to the operator.'),
        Limit: header('What is left of the limits, as draft 8 of the IETF RateLimit headers says.'),
        LimitPolicy: header('The limits, as draft 8 of the IETF RateLimit headers says.'),
        RetryAfter: header('Seconds to wait.', { type: 'integer' }),
        Allow: header('The one method.'),
        AcceptPost: header('The types that are taken.'),
        Location: header('The page that confirms.'),
      },
    },
  }
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
      description: 'The same key with the same message is one message for 24 hours.',
      schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[\\x20-\\x7e]+$' },
    },
  ],
  requestBody: {
    required: true,
    description: 'At most 32 KiB. Lengths count after trimming; a form repeats no field and has no files.',
    content: Object.fromEntries(acceptedTypes.map(type => [type, { schema: reference('schemas/ContactMessage') }])),
  },
  responses: {
    200: {
      description: 'Stored, now or by an earlier request of which this one is a repeat.',
      headers: { 'X-Request-Id': reference('headers/RequestId'), ...limitHeaders },
      content: { 'application/json': { schema: reference('schemas/Accepted') } },
    },
    303: {
      description: 'Stored; so is a form answered that a browser posts by itself.',
      headers: { Location: reference('headers/Location') },
    },
    400: problem('The body cannot be read, or fields are missing or wrong.'),
    403: problem('A browser sent it for another website.'),
    405: problem('Another method.', { Allow: reference('headers/Allow') }),
    409: problem('A request with the same Idempotency-Key is being answered.', retryAfter),
    413: problem('The body is larger than 32 KiB.'),
    415: problem('Another type or charset, or a compressed body.', { 'Accept-Post': reference('headers/AcceptPost') }),
    422: problem('The Idempotency-Key came with another message before.', limitHeaders),
    429: problem('Too many messages within a minute.', { ...retryAfter, ...limitHeaders }),
    500: problem('A fault of the server.'),
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

function toSchema(schema: z.ZodType, io: 'input' | 'output') {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io })
  return rest
}
