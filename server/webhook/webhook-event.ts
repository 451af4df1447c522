import { z } from 'zod'
import { type Form, mapFields } from '../../shared/contact/forms.ts'
import { type LeasedMessage, toReference } from '../outbox/outbox.ts'

const eventType = 'message.accepted'

/** The body of an event, in the shape that Standard Webhooks recommends. */
export function toEventSchema(form: Form) {
  return z.object({
    type: z.literal(eventType),
    timestamp: z.iso.datetime().meta({ description: 'When the message was accepted.' }),
    data: z.object({
      id: z.uuid().meta({ description: 'The id of the message, as in the answer to its sender and in webhook-id.' }),
      reference: z.string().meta({ description: 'The start of the id, for people to quote.' }),
      form: z.literal(form.id),
      fields: z.object(
        mapFields(form, ({ description }) => z.string().meta({ description: `${description}; empty if not given` })),
      ),
    }),
  })
}

/** The same text at each attempt. */
export function toEventBody({ id, form, fields, receivedAt }: LeasedMessage): string {
  return JSON.stringify({
    type: eventType,
    timestamp: receivedAt.toISOString(),
    data: {
      id,
      reference: toReference(id),
      form: form.id,
      fields: mapFields(form, ({ name }) => fields[name] ?? ''),
    },
  })
}
