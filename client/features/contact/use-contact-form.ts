import { type FormEvent, useEffect, useRef, useState } from 'react'
import {
  addTopic,
  type ContactErrors,
  checkFields,
  decoyFieldName,
  toErrorMessages,
} from '../../../shared/contact/contact-rules.ts'
import type { ContactTopic } from '../../../shared/contact/topics.ts'
import { createMessageSender, type SendOutcome } from './send-message.ts'

type Status = 'idle' | 'submitting' | 'sent'

/** The contact form's states: idle, submitting, then sent (a dialog) or idle again with the failure. */
export function useContactForm(initialErrors: ContactErrors, topic: ContactTopic | undefined) {
  const element = useRef<HTMLFormElement>(null)
  const [send] = useState(() => createMessageSender())
  const [status, setStatus] = useState<Status>('idle')
  const [errors, setErrors] = useState(initialErrors)
  const [failure, setFailure] = useState<string>()
  const [statusPath, setStatusPath] = useState<SendOutcome['statusPath']>()
  const [isAsPosted, setIsAsPosted] = useState(true)
  const previous = useRef(status)
  useEffect(() => {
    const find = (selector: string) => element.current?.querySelector<HTMLElement>(selector)
    const button = find('[type="submit"]')
    const isDismissed = previous.current === 'sent'
    // The visitor has not moved the focus since.
    const isWaiting = previous.current === 'submitting' && document.activeElement === button
    previous.current = status
    if (status === 'idle' && (isDismissed || isWaiting)) (find('[aria-invalid="true"]') ?? button)?.focus()
  }, [status])

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (status === 'submitting') return
    const typed = new FormData(event.currentTarget)
    const decoy = String(typed.get(decoyFieldName) ?? '')
    const { fields, errors: found } = checkFields(new Map(typed), topic)
    setErrors(toErrorMessages(found))
    setFailure(undefined)
    setIsAsPosted(false)
    const [first] = found
    if (first !== undefined) {
      event.currentTarget.querySelector<HTMLElement>(`[name="${first.field}"]`)?.focus()
      return
    }
    setStatus('submitting')
    const message = addTopic(fields, topic)
    const sent = await send({ ...message, ...(decoy === '' ? {} : { [decoyFieldName]: decoy }) })
    const isAccepted = sent.failure === undefined
    setFailure(sent.failure)
    setErrors(sent.errors)
    setStatusPath(sent.statusPath)
    setStatus(isAccepted ? 'sent' : 'idle')
    if (isAccepted && element.current !== null) clearSent(element.current, typed)
  }

  const clearError = (name: string) => {
    if (errors[name] !== undefined) setErrors({ ...errors, [name]: undefined })
  }

  const dismiss = () => setStatus('idle')

  /** `isAsPosted`: the form still shows why the server refused it. */
  return { element, status, errors, failure, isAsPosted, statusPath, submit, clearError, dismiss }
}

/**
 * Empties the fields that were sent, but not those edited since; React puts the topic back. A reset would restore the text
 * of a refused form.
 */
function clearSent(form: HTMLFormElement, sent: FormData): void {
  const toText = (value: unknown) => String(value).replaceAll('\r\n', '\n')
  const fields = form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')
  for (const field of fields) if (toText(sent.get(field.name)) === toText(field.value)) field.value = ''
}
