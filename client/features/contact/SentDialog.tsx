import { content } from 'virtual:content'
import { useEffect, useRef } from 'react'
import { contactMessages } from '../../../shared/contact/contact-rules.ts'
import { Button } from '../../components/Button.tsx'
import { DismissButton } from '../../components/DismissButton.tsx'
import { Icon } from '../../components/Icon.tsx'
import styles from './contact.module.scss'

type Props = {
  readonly isOpen: boolean
  /** The link to what became of the message. */
  readonly status: { readonly label: string; readonly path: string } | undefined
  readonly onClose: () => void
}

/** Confirms that the message was accepted. */
export function SentDialog({ isOpen, status, onClose }: Props) {
  const { sample } = content.siteData
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    if (isOpen) dialog.current?.showModal()
    else dialog.current?.close()
  }, [isOpen])

  return (
    <dialog ref={dialog} className={styles.thanks} aria-labelledby="sent-heading" onClose={onClose}>
      <DismissButton onClick={onClose} />
      <Icon className={styles.sign} name="success" size={48} />
      <h2 id="sent-heading">{contactMessages.sentHeading}</h2>
      <p>{contactMessages.sentText}</p>
      {sample !== undefined && <p>{sample.sent}</p>}
      {status !== undefined && (
        <p>
          <a href={status.path}>{status.label}</a>
        </p>
      )}
      <Button onClick={onClose}>Close</Button>
    </dialog>
  )
}
