import styles from './ManagePosts.module.scss'

export type Notice = { readonly text: string; readonly undo?: () => void }

/** What was just done, read out, with the way back where there is one. */
export function NoticeLine({ notice }: { readonly notice: Notice | undefined }) {
  return (
    <div className={styles.notice} role="status">
      {notice !== undefined && (
        <>
          <span>{notice.text}</span>
          {notice.undo !== undefined && (
            <button ref={focus} type="button" className={styles.button} data-tone="quiet" onClick={notice.undo}>
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
