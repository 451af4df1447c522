import type { Outbox } from '../../server/outbox/outbox.ts'
import type { Services } from '../../server/routes/services.ts'
import type { FormFields } from '../../shared/contact/forms.ts'
import { makeFields } from './make-fields.ts'

export const contactMessage = makeFields({
  name: 'Ada Lovelace',
  company: 'Analytical Engines',
  details: 'We have <data>.\nCan you help?',
})

/** The fields of the messages in the outbox, newest first. */
export async function listStored({ outbox }: Services): Promise<readonly (FormFields | undefined)[]> {
  return (await outbox.list({ states: ['waiting', 'suspect'], limit: 99 })).map(({ fields }) => fields)
}

/** An outbox that stores messages and then fails in a way that no outbox does. */
export function withFaultyReceipts(outbox: Outbox, isFaulty = () => true): Outbox {
  return {
    ...outbox,
    put: async message => {
      const receipt = await outbox.put(message)
      if (!isFaulty()) return receipt
      return {
        kind: 'stored',
        get id(): string {
          throw new Error('secret detail at /srv/app.ts:12')
        },
      }
    },
  }
}
