import { Fragment } from 'react'
import type { Marked } from '../../../shared/search/excerpt.ts'
import styles from './search.module.scss'

/** A text with what was looked for marked in it. */
export function MarkedText({ parts }: { readonly parts: Marked }) {
  return parts.map((part, index) => {
    // Parts have no other identity.
    const key = index
    if (index % 2 === 0) return <Fragment key={key}>{part}</Fragment>
    return (
      <mark key={key} className={styles.mark}>
        {part}
      </mark>
    )
  })
}
