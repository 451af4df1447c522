import { useState } from 'react'
import { Drawing } from '../../components/Drawing.tsx'
import styles from './ShareButton.module.scss'

const joinedDots =
  'M15 5a3 3 0 1 0 6 0 3 3 0 1 0-6 0zM3 12a3 3 0 1 0 6 0 3 3 0 1 0-6 0zM15 19a3 3 0 1 0 6 0 3 3 0 1 0-6 0zM8.59 13.51L15.42 17.49M15.41 6.51L8.59 10.49'

/** Opens the system's share sheet, or copies the URL where there is none. */
export function ShareButton() {
  const [isCopied, setCopied] = useState(false)

  const share = async () => {
    const url = window.location.href
    if (typeof navigator.share === 'function') {
      // It rejects when the visitor cancels.
      await navigator.share({ title: document.title, url }).catch(() => {})
      return
    }
    await navigator.clipboard.writeText(url)
    setCopied(true)
  }

  return (
    <div className={styles.share}>
      <button className={styles.button} type="button" data-tone="quiet" onClick={share}>
        <Drawing line={joinedDots} size={18} />
        Share
      </button>
      <span role="status">{isCopied && 'Link copied'}</span>
    </div>
  )
}
