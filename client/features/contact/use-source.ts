import { useEffect, useState } from 'react'
import { linkTo } from '../../../shared/addresses/links.ts'
import { contactForm, type FormFields } from '../../../shared/contact/forms.ts'
import { readTabSource } from './read-tab-source.ts'

/** Where the visitor came from: what the tab remembers, or what a refused form was sent with, until it is left out. */
export function useSource(given: FormFields | undefined, isRefused: boolean) {
  const [source, setSource] = useState(given)
  const [hasScripts, setHasScripts] = useState(false)
  useEffect(() => {
    setHasScripts(true)
    // A refused form has what it was sent with, or it was left out.
    if (!isRefused) setSource(readTabSource(linkTo(contactForm.page)))
  }, [isRefused])
  return { source, hasScripts, leaveOut: hasScripts ? () => setSource(undefined) : undefined }
}
