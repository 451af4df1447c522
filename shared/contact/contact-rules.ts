/** The contact form's fields as typed. */
export type ContactFields = {
  readonly name: string
  readonly company: string
  readonly email: string
  readonly details: string
}

export type ContactFieldName = keyof ContactFields
export type ContactErrors = { readonly [Name in ContactFieldName]?: string }

export const emptyContactFields: ContactFields = { name: '', company: '', email: '', details: '' }

export const contactMessages = {
  nameRequired: 'Name is required',
  emailRequired: 'Email is required',
  emailInvalid: 'Please enter a valid email address',
  detailsRequired: 'Please provide details for your inquiry',
  sendFailed: 'Failed to send message. Try again.',
  sendBroken: 'Something went wrong. Please try again later.',
  sentHeading: 'Message Sent Successfully!',
  sentText: 'Thank you for reaching out. Someone from our team will respond to your inquiry shortly.',
} as const

const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** The faults of a form, by field; an empty object means that it may be sent. Server and browser judge by it alike. */
export function findContactErrors(fields: ContactFields): ContactErrors {
  const errors: { -readonly [Name in ContactFieldName]?: string } = {}
  if (fields.name.trim() === '') errors.name = contactMessages.nameRequired
  if (fields.email.trim() === '') errors.email = contactMessages.emailRequired
  else if (!emailPattern.test(fields.email.trim())) errors.email = contactMessages.emailInvalid
  if (fields.details.trim() === '') errors.details = contactMessages.detailsRequired
  return errors
}
