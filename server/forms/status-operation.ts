import { limitHeaders, problem, reference, requestId, retryAfter } from './openapi-parts.ts'

/** The OpenAPI operation of `GET /messages/{id}`. */
export const statusOperation = {
  operationId: 'getMessageStatus',
  summary: 'What became of a message',
  description: 'Nothing of its content. At most 60 requests a minute from one address; never cached.',
  parameters: [
    {
      name: 'id',
      in: 'path',
      required: true,
      description: 'The id of the answer to the message; nobody can guess it.',
      schema: { type: 'string', format: 'uuid' },
    },
  ],
  responses: {
    200: {
      description: 'The message and its deliveries; a page in words for a client that prefers HTML.',
      headers: {
        ...requestId,
        ...limitHeaders,
      },
      content: { 'application/json': { schema: reference('schemas/MessageStatus') } },
    },
    400: problem('The path has no id.'),
    404: problem('There is no such message, or it was erased.'),
    429: problem('Too many requests within a minute.', retryAfter),
    503: problem('It could not be read.', retryAfter),
  },
}
