import { type FormEvent, useRef, useState } from 'react'
import { contactEndpoint, isAccepted } from '../../../shared/contact/contact-answer.ts'
import {
  type ContactErrors,
  type ContactFieldName,
  type ContactFields,
  contactMessages,
  findContactErrors,
} from '../../../shared/contact/contact-rules.ts'

type Status = 'idle' | 'submitting' | 'sent'

/** The contact form's states: idle, submitting, then sent (a dialog) or back to idle with what went wrong. */
export function useContactForm(initialErrors: ContactErrors) {
  const form = useRef<HTMLFormElement>(null)
  const [status, setStatus] = useState<Status>('idle')
  const [errors, setErrors] = useState(initialErrors)
  const [failure, setFailure] = useState<string>()

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = readFields(event.currentTarget)
    const found = findContactErrors(fields)
    setErrors(found)
    setFailure(undefined)
    const [firstWrong] = Object.keys(found)
    if (firstWrong !== undefined) {
      event.currentTarget.querySelector<HTMLElement>(`[name="${firstWrong}"]`)?.focus()
      return
    }
    setStatus('submitting')
    const problem = await send(fields)
    setFailure(problem)
    setStatus(problem === undefined ? 'sent' : 'idle')
    if (problem === undefined) form.current?.reset()
  }

  const clearError = (name: ContactFieldName) => {
    if (errors[name] !== undefined) setErrors({ ...errors, [name]: undefined })
  }

  return { form, status, errors, failure, submit, clearError, dismiss: () => setStatus('idle') }
}

function readFields(form: HTMLFormElement): ContactFields {
  const data = new FormData(form)
  const read = (name: ContactFieldName) => String(data.get(name) ?? '')
  return { name: read('name'), company: read('company'), email: read('email'), details: read('details') }
}

/** Posts the message; the result is what to tell the visitor when it was not accepted. */
async function send(fields: ContactFields): Promise<string | undefined> {
  try {
    const response = await fetch(contactEndpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify(fields),
    })
    return isAccepted(await response.json()) ? undefined : contactMessages.sendFailed
  } catch {
    return contactMessages.sendBroken
  }
}
