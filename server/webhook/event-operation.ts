import { z } from 'zod'
import { type Form, toPascalCase } from '../../shared/contact/forms.ts'
import { toEventSchema } from './webhook-event.ts'

/** The OpenAPI schemas of the events of forms, by name. */
export function toEventSchemas(forms: readonly Form[]) {
  return Object.fromEntries(
    forms.map(form => {
      const { $schema, ...schema } = z.toJSONSchema(toEventSchema(form))
      return [toSchemaName(form), schema]
    }),
  )
}

/** The OpenAPI webhooks: what is sent to WEBHOOK_URL. */
export function toWebhooks(forms: readonly Form[]) {
  const schemas = forms.map(form => ({ $ref: `#/components/schemas/${toSchemaName(form)}` }))
  return { messageAccepted: { post: toOperation(schemas.length === 1 ? schemas[0] : { oneOf: schemas }) } }
}

function toSchemaName({ id }: Form): string {
  return `${toPascalCase(id)}Event`
}

const toOperation = (schema: object | undefined) => ({
  operationId: 'messageAccepted',
  summary: 'A message was accepted',
  description:
    'Sent to WEBHOOK_URL at least once, as Standard Webhooks (https://www.standardwebhooks.com) says: check the signature, refuse old timestamps, and treat a repeated webhook-id as the same event.',
  parameters: [
    header('webhook-id', 'The id of the message; the same at each attempt.', { format: 'uuid' }),
    header('webhook-timestamp', 'When this attempt was made, in seconds since 1970.', { pattern: '^[0-9]+$' }),
    header(
      'webhook-signature',
      'v1, and the base64 of HMAC-SHA256 of "id.timestamp.body", once for each secret of WEBHOOK_SECRET, with spaces between.',
      { pattern: '^v1,[A-Za-z0-9+/]{43}=( v1,[A-Za-z0-9+/]{43}=)*$' },
    ),
  ],
  requestBody: { required: true, content: { 'application/json': { schema } } },
  responses: {
    '2XX': { description: 'Taken. The body of an answer is not read.' },
    410: { description: 'The receiver wants no events any more: nothing is sent until the site restarts.' },
    429: { description: 'Sent again later, and nothing before the time in Retry-After.' },
    503: { description: 'Sent again later, and nothing before the time in Retry-After.' },
    default: { description: 'Sent again later. Redirects are not followed.' },
  },
})

function header(name: string, description: string, schema: object) {
  return { name, in: 'header', required: true, description, schema: { type: 'string', ...schema } }
}
