import { type FormEvent, useEffect, useRef, useState } from 'react'
import {
  type ContactErrors,
  type ContactFieldName,
  contactMessages,
  findContactErrors,
} from '../../../shared/contact/contact-rules.ts'
import { clearForm, readForm } from './form-fields.ts'
import { createMessageSender, type SendOutcome } from './send-message.ts'

type Status = 'idle' | 'submitting' | 'sent'

const failures: { readonly [Outcome in SendOutcome]: string | undefined } = {
  accepted: undefined,
  failed: contactMessages.sendFailed,
  broken: contactMessages.sendBroken,
}

/** The contact form's states: idle, submitting, then sent (a dialog) or back to idle with what went wrong. */
export function useContactForm(initialErrors: ContactErrors) {
  const form = useRef<HTMLFormElement>(null)
  const [sendMessage] = useState(createMessageSender)
  const [status, setStatus] = useState<Status>('idle')
  const [errors, setErrors] = useState(initialErrors)
  const [failure, setFailure] = useState<string>()
  const [isAsPosted, setIsAsPosted] = useState(true)

  const previous = useRef(status)

  useEffect(() => {
    const isDismissed = previous.current === 'sent'
    // Disabled, the button lost the focus; whoever went elsewhere meanwhile stays there.
    const isLost = previous.current === 'submitting' && document.activeElement === document.body
    previous.current = status
    if (status === 'idle' && (isDismissed || isLost)) {
      form.current?.querySelector<HTMLElement>('[type="submit"]')?.focus()
    }
  }, [status])

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { fields, decoy } = readForm(event.currentTarget)
    const found = findContactErrors(fields)
    setErrors(found)
    setFailure(undefined)
    setIsAsPosted(false)
    const [firstWrong] = Object.keys(found)
    if (firstWrong !== undefined) {
      event.currentTarget.querySelector<HTMLElement>(`[name="${firstWrong}"]`)?.focus()
      return
    }
    setStatus('submitting')
    const outcome = await sendMessage({ ...fields, ...decoy })
    setFailure(failures[outcome])
    setStatus(outcome === 'accepted' ? 'sent' : 'idle')
    if (outcome === 'accepted' && form.current !== null) clearForm(form.current)
  }

  const clearError = (name: ContactFieldName) => {
    if (errors[name] !== undefined) setErrors({ ...errors, [name]: undefined })
  }

  const dismiss = () => setStatus('idle')

  /** `isAsPosted`: what the server told of a form that it refused has not been answered yet. */
  return { form, status, errors, failure, isAsPosted, submit, clearError, dismiss }
}
