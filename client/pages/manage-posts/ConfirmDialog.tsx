import { type SyntheticEvent, useEffect, useId, useRef } from 'react'
import { Button } from '../../components/Button.tsx'
import { Row } from '../../components/Row.tsx'
import styles from './manage-posts.module.scss'

type Props = {
  readonly heading: string
  readonly text: string
  readonly confirmLabel: string
  readonly cancelLabel: string
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** Opens when it is rendered. Escape cancels. */
export function ConfirmDialog({ heading, text, confirmLabel, cancelLabel, onConfirm, onCancel }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const headingId = useId()

  useEffect(() => dialog.current?.showModal(), [])

  // Closing restores the focus; removing an open dialog does not.
  const closeAnd = (act: () => void) => () => {
    dialog.current?.close()
    act()
  }

  // The close event comes late: until then, the same question could not be asked again.
  const cancel = (event: SyntheticEvent) => {
    event.preventDefault()
    closeAnd(onCancel)()
  }

  return (
    <dialog ref={dialog} aria-labelledby={headingId} onCancel={cancel} onClose={onCancel}>
      <div className={styles.adminQuestion}>
        <h2 id={headingId}>{heading}</h2>
        <p>{text}</p>
        <Row>
          <Button tone="quiet" onClick={closeAnd(onCancel)}>
            {cancelLabel}
          </Button>
          <Button onClick={closeAnd(onConfirm)}>{confirmLabel}</Button>
        </Row>
      </div>
    </dialog>
  )
}
