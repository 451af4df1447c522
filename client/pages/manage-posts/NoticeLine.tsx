import { useRef } from 'react'
import { Button } from '../../components/Button.tsx'
import styles from './manage-posts.module.scss'
import type { Notice } from './use-post-manager.ts'

/** Announces the outcome of the last action, with an Undo button where it can be undone. */
export function NoticeLine({ notice }: { readonly notice: Notice | undefined }) {
  const line = useRef<HTMLDivElement>(null)
  const undo = () => {
    // The button disappears: the focus moves to the text that replaces it.
    line.current?.focus()
    notice?.undo?.()
  }
  return (
    <div ref={line} className={styles.adminNotice} role="status" tabIndex={-1}>
      {notice !== undefined && <span>{notice.text}</span>}
      {notice?.undo !== undefined && (
        <Button ref={focus} tone="quiet" onClick={undo}>
          Undo
        </Button>
      )}
    </div>
  )
}

/** The focused Delete button disappeared with its row: the focus moves to the button that restores it. */
function focus(button: HTMLButtonElement | null): void {
  button?.focus()
}
