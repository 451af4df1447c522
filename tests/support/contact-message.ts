import type { Services } from '../../server/routes/services.ts'
import type { ContactFields } from '../../shared/contact/contact-fields.ts'
import { makeFields } from './make-fields.ts'

export const contactMessage = makeFields({
  name: 'Ada Lovelace',
  company: 'Analytical Engines',
  details: 'We have <data>.\nCan you help?',
})

/** The fields of the messages in the outbox, newest first. */
export async function listStored({ outbox }: Services): Promise<readonly (ContactFields | undefined)[]> {
  return (await outbox.list({ states: ['waiting', 'suspect'], limit: 99 })).map(({ fields }) => fields)
}
