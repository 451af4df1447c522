import { contactMessages } from '../../../shared/contact/contact-rules.ts'
import type { Form } from '../../../shared/contact/forms.ts'
import type { SendOutcome } from './send-message.ts'

type Send = (message: Readonly<Record<string, string>>) => Promise<SendOutcome>

/**
 * What sends messages, whose code is loaded once somebody begins to write. A message that it could not be loaded for is
 * as one that the server did not get: it stays in the form, and the next attempt loads again.
 */
export function createLazySender(form: Form): { readonly load: () => void; readonly send: Send } {
  let loading: Promise<Send> | undefined
  const load = () => {
    loading ??= import('./send-message.ts').then(module => module.createMessageSender(form))
    return loading
  }
  return {
    load: () => void load().catch(() => undefined),
    async send(message) {
      try {
        const send = await load()
        return await send(message)
      } catch {
        loading = undefined
        return { failure: contactMessages.sendBroken, errors: {} }
      }
    },
  }
}
