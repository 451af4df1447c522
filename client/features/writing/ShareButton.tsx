import { useState } from 'react'
import { Button } from '../../components/Button.tsx'
import { Drawing } from '../../components/Drawing.tsx'
import styles from './ShareButton.module.scss'

const joinedDots =
  'M15 5a3 3 0 1 0 6 0 3 3 0 1 0-6 0zM3 12a3 3 0 1 0 6 0 3 3 0 1 0-6 0zM15 19a3 3 0 1 0 6 0 3 3 0 1 0-6 0zM8.59 13.51L15.42 17.49M15.41 6.51L8.59 10.49'

/** Shares the page by the system's sheet where there is one, else copies its address. */
export function ShareButton() {
  const [isCopied, setCopied] = useState(false)

  const share = async () => {
    const url = window.location.href
    if (typeof navigator.share === 'function') {
      // Refused or given up by the visitor: nothing has happened, so there is nothing to say.
      await navigator.share({ title: document.title, url }).catch(() => {})
      return
    }
    await navigator.clipboard.writeText(url)
    setCopied(true)
  }

  return (
    <div className={styles.share} data-only="screen scripted">
      <Button tone="quiet" onClick={share}>
        <Drawing line={joinedDots} size={18} />
        Share
      </Button>
      <span role="status">{isCopied && 'Link copied'}</span>
    </div>
  )
}
