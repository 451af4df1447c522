import { useRef } from 'react'
import styles from './ManagePosts.module.scss'

export type Notice = { readonly text: string; readonly undo?: () => void }

/** What was just done, read out, with the way back where there is one. */
export function NoticeLine({ notice }: { readonly notice: Notice | undefined }) {
  const line = useRef<HTMLDivElement>(null)
  // The button goes with what it undoes: the focus stays with the words that come instead.
  const undo = () => {
    line.current?.focus()
    notice?.undo?.()
  }
  return (
    <div ref={line} className={styles.notice} role="status" tabIndex={-1}>
      {notice !== undefined && (
        <>
          <span>{notice.text}</span>
          {notice.undo !== undefined && (
            <button ref={focus} type="button" className={styles.button} data-tone="quiet" onClick={undo}>
              Undo
            </button>
          )}
        </>
      )}
    </div>
  )
}

/** The button that was pressed is gone with its row: the focus goes on to what undoes it. */
function focus(button: HTMLButtonElement | null): void {
  button?.focus()
}
