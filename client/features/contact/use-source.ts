import { useEffect, useState } from 'react'
import { linkTo } from '../../../shared/addresses/links.ts'
import { type Form, type FormFields, sourceFields } from '../../../shared/contact/forms.ts'
import { toSource } from '../../../shared/contact/message-source.ts'
import { readTabSource } from './read-tab-source.ts'

/** Where the visitor came from: what the tab remembers, or else what the link to the page said, until it is left out. */
export function useSource(form: Form, given: FormFields | undefined, isRefused: boolean) {
  const [source, setSource] = useState(given)
  const [hasScripts, setHasScripts] = useState(false)
  useEffect(() => {
    setHasScripts(true)
    const isAsked = sourceFields(form).length > 0
    // A refused form has what it was sent with, or it was left out.
    if (isAsked && !isRefused) setSource(merge(given, readTabSource(linkTo(form.page))))
  }, [form, given, isRefused])
  return { source, leaveOut: hasScripts ? () => setSource(undefined) : undefined }
}

function merge(given: FormFields = {}, remembered: FormFields = {}): FormFields | undefined {
  const known = Object.entries(remembered).filter(([, text]) => text !== '')
  return toSource({ ...given, ...Object.fromEntries(known) })
}
