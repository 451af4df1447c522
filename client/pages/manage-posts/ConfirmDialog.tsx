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

const confirmed = 'confirmed'

/** Asks before something is lost. Escape keeps it. */
export function ConfirmDialog({ isOpen, heading, text, confirmLabel, cancelLabel, onConfirm, onCancel }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const headingId = useId()

  useEffect(() => {
    if (!isOpen || dialog.current === null) return
    dialog.current.returnValue = ''
    dialog.current.showModal()
  }, [isOpen])

  const answer = ({ currentTarget }: SyntheticEvent<HTMLDialogElement>) => {
    if (currentTarget.returnValue === confirmed) onConfirm()
    else onCancel()
  }

  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={headingId} onClose={answer}>
      <form method="dialog" className={styles.question}>
        <h2 id={headingId} className={styles.heading}>
          {heading}
        </h2>
        <p>{text}</p>
        <Row>
          <button type="submit" className={styles.button} data-tone="quiet" value="">
            {cancelLabel}
          </button>
          <button type="submit" className={styles.button} value={confirmed}>
            {confirmLabel}
          </button>
        </Row>
      </form>
    </dialog>
  )
}
