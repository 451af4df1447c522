import { Fragment } from 'react'
import type { Marked } from '../../../shared/search/excerpt.ts'

/** A text with what was looked for marked in it. */
export function MarkedText({ parts }: { readonly parts: Marked }) {
  return parts.map((part, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other identity
    return index % 2 === 1 ? <mark key={index}>{part}</mark> : <Fragment key={index}>{part}</Fragment>
  })
}
