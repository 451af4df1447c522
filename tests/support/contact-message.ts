import type { Services } from '../../server/services.ts'
import type { ContactFields } from '../../shared/contact/contact-rules.ts'

export const contactMessage = {
  name: 'Ada Lovelace',
  company: 'Analytical Engines',
  email: 'ada@example.com',
  details: 'We have <data>.\nCan you help?',
} as const satisfies ContactFields

/** The fields of the messages in the outbox, newest first. */
export async function listStored({ outbox }: Services): Promise<readonly (ContactFields | undefined)[]> {
  return (await outbox.list({ states: ['waiting', 'suspect'], limit: 99 })).map(({ fields }) => fields)
}
