import { contactForm } from '../../shared/contact/forms.ts'
import { type LeasedMessage, toReference } from '../outbox/outbox.ts'

/** The body of an event, in the shape that Standard Webhooks recommends. The same text at each attempt. */
export function toEventBody({ id, fields, receivedAt }: LeasedMessage): string {
  return JSON.stringify({
    type: 'message.accepted',
    timestamp: receivedAt.toISOString(),
    data: {
      id,
      reference: toReference(id),
      form: contactForm.id,
      fields,
    },
  })
}
