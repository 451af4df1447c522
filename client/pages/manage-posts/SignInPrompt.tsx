import { type ComponentType, useEffect, useRef, useState } from 'react'
import { Button } from '../../components/Button.tsx'
import styles from './ManagePosts.module.scss'

type AccountDialog = ComponentType<{ readonly onClose: () => void }>

/** Asks a signed-out visitor to sign in. The dialog's code loads at the first press. */
export function SignInPrompt() {
  const [Dialog, setDialog] = useState<AccountDialog>()
  const [isOpen, setIsOpen] = useState(false)
  // Each opening has its own dialog: the close event of the last one may come after the next press.
  const [opening, setOpening] = useState(0)
  const [hasFailed, setHasFailed] = useState(false)
  const isDialogOpen = useRef(false)

  // Signing in removes the prompt with the focused dialog: the page's heading takes the focus.
  useEffect(
    () => () => {
      if (isDialogOpen.current) document.querySelector('h1')?.focus({ preventScroll: true })
    },
    [],
  )

  const setOpen = (value: boolean) => {
    isDialogOpen.current = value
    setIsOpen(value)
  }
  const open = async () => {
    setOpen(true)
    setOpening(count => count + 1)
    setHasFailed(false)
    try {
      const { SignInDialog } = await import('../../features/auth/SignInDialog.tsx')
      setDialog(() => SignInDialog)
    } catch {
      setHasFailed(true)
    }
  }

  return (
    <section className={styles.prompt}>
      <h2>Please sign in</h2>
      <p>Only signed-in users manage posts. You can register here, too.</p>
      <Button data-only="scripted" aria-haspopup="dialog" onClick={open}>
        Sign in to manage posts
      </Button>
      <p data-only="scriptless">Signing in needs scripts: allow them for this site and load the page again.</p>
      <p role="alert">{hasFailed && 'This could not be loaded. Please try again later.'}</p>
      {Dialog !== undefined && isOpen && <Dialog key={opening} onClose={() => setOpen(false)} />}
    </section>
  )
}
