import { type ComponentType, useEffect, useRef, useState } from 'react'
import styles from './ManagePosts.module.scss'

type AccountDialog = ComponentType<{ readonly onClose: () => void }>

/** What those see who are not signed in. The dialog's code comes with its first use. */
export function SignInPrompt() {
  const [Dialog, setDialog] = useState<AccountDialog>()
  const [isOpen, setIsOpen] = useState(false)
  // Each opening has a dialog of its own: the browser tells of a closing a frame late, maybe after the next press.
  const [opening, setOpening] = useState(0)
  const [hasFailed, setHasFailed] = useState(false)

  const isUnderWay = useRef(false)

  // Whoever signs in loses the prompt with its dialog: the page's heading takes the focus.
  useEffect(
    () => () => {
      if (isUnderWay.current) document.querySelector('h1')?.focus({ preventScroll: true })
    },
    [],
  )

  const open = async () => {
    isUnderWay.current = true
    setIsOpen(true)
    setOpening(count => count + 1)
    setHasFailed(false)
    try {
      const { SignInDialog } = await import('../../features/auth/SignInDialog.tsx')
      setDialog(() => SignInDialog)
    } catch {
      setHasFailed(true)
    }
  }

  const close = () => {
    isUnderWay.current = false
    setIsOpen(false)
  }

  return (
    <section className={styles.prompt}>
      <h2 className={styles.heading}>Please sign in</h2>
      <p>Only signed-in users manage posts. You can register here, too.</p>
      <button type="button" className={styles.button} aria-haspopup="dialog" onClick={open}>
        Sign in to manage posts
      </button>
      <p className={styles.scriptless}>Signing in needs scripts: allow them for this site and load the page again.</p>
      <p className={styles.failure} role="alert">
        {hasFailed && 'This could not be loaded. Please try again later.'}
      </p>
      {Dialog !== undefined && isOpen && <Dialog key={opening} onClose={close} />}
    </section>
  )
}
