import { type SyntheticEvent, useEffect, useId, useRef } from 'react'
import { Row } from '../../components/Row.tsx'
import styles from './ConfirmDialog.module.scss'

type Props = {
  readonly isOpen: boolean
  readonly heading: string
  readonly text: string
  readonly confirmLabel: string
  readonly cancelLabel: string
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** Asks before something is lost. Escape keeps it. */
export function ConfirmDialog({ isOpen, heading, text, confirmLabel, cancelLabel, onConfirm, onCancel }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const headingId = useId()

  // biome-ignore lint/correctness/useExhaustiveDependencies: another text is another question
  useEffect(() => {
    if (isOpen && dialog.current?.open === false) dialog.current.showModal()
  }, [isOpen, text])

  // The browser tells of a closing a frame late: by then the dialog may ask about something else.
  const answer = (act: () => void) => {
    dialog.current?.close()
    act()
  }
  const cancelWhenClosed = ({ currentTarget }: SyntheticEvent<HTMLDialogElement>) => {
    if (isOpen && !currentTarget.open) onCancel()
  }

  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={headingId} onClose={cancelWhenClosed}>
      <div className={styles.question}>
        <h2 id={headingId} className={styles.heading}>
          {heading}
        </h2>
        <p>{text}</p>
        <Row>
          <button type="button" className={styles.button} data-tone="quiet" onClick={() => answer(onCancel)}>
            {cancelLabel}
          </button>
          <button type="button" className={styles.button} onClick={() => answer(onConfirm)}>
            {confirmLabel}
          </button>
        </Row>
      </div>
    </dialog>
  )
}
