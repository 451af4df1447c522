import { useState } from 'react'
import { MarkdownCopy } from './MarkdownCopy.tsx'
import { ShareButton } from './ShareButton.tsx'
import styles from './writing.module.scss'

type Props = {
  /** Canonical path of the article. */
  readonly path: string
  readonly hasTwin: boolean
}

/** Ways to take an article along, with one line for what came of it. */
export function ArticleTools({ path, hasTwin }: Props) {
  const [notice, setNotice] = useState('')
  return (
    <div className={styles.share} data-only="screen">
      <ShareButton onNotice={setNotice} />
      {hasTwin && <MarkdownCopy path={path} onNotice={setNotice} />}
      <span role="status">{notice}</span>
    </div>
  )
}
