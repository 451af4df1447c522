import { useEffect, useRef } from 'react'
import { Button } from '../../components/Button.tsx'
import { useSignInDialog } from '../../features/auth/use-sign-in-dialog.tsx'
import styles from './manage-posts.module.scss'

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
      <h2>Please sign in</h2>
      <p>Only signed-in users can manage posts. You can register here, too.</p>
      <Button data-only="scripted" aria-haspopup="dialog" onClick={open}>
        Sign in to manage posts
      </Button>
      <p data-only="scriptless">Signing in needs JavaScript. Allow it for this site and reload the page.</p>
      <p role="alert">{failure}</p>
      {dialog}
    </section>
  )
}
