import { useEffect, useRef } from 'react'
import { useSignInDialog } from '../../features/auth/use-sign-in-dialog.tsx'
import styles from './ManagePosts.module.scss'

/** Asks a signed-out visitor to sign in. */
export function SignInPrompt() {
  const { isOpen, open, dialog, failure } = useSignInDialog()
  const isDialogOpen = useRef(false)

  useEffect(() => {
    isDialogOpen.current = isOpen
  }, [isOpen])

  // Signing in removes the prompt with the focused dialog: the page's heading takes the focus.
  useEffect(
    () => () => {
      if (isDialogOpen.current) document.querySelector('h1')?.focus({ preventScroll: true })
    },
    [],
  )

  return (
    <section className={styles.prompt}>
      <h2 className={styles.heading}>Please sign in</h2>
      <p>Only signed-in users manage posts. You can register here, too.</p>
      <button type="button" className={styles.button} aria-haspopup="dialog" onClick={open}>
        Sign in to manage posts
      </button>
      <p className={styles.scriptless}>Signing in needs scripts: allow them for this site and load the page again.</p>
      <p className={styles.failure} role="alert">
        {failure}
      </p>
      {dialog}
    </section>
  )
}
