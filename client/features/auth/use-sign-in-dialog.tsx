import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { SignInDialog } from './SignInDialog.tsx'

/**
 * The sign-in dialog, loaded when it first opens. Render `dialog`, and `failure` in an alert. A new path closes the
 * dialog.
 */
export function useSignInDialog(onClose?: () => void) {
  const { pathname } = useLocation()
  const [Dialog, setDialog] = useState<typeof SignInDialog>()
  const [openOn, setOpenOn] = useState<string>()
  // Each opening needs a new dialog: the close event of the previous one may fire after the next press.
  const [opening, setOpening] = useState(0)
  const [hasFailed, setHasFailed] = useState(false)
  const isOpen = openOn === pathname

  const open = async () => {
    setOpenOn(pathname)
    setOpening(count => count + 1)
    setHasFailed(false)
    try {
      const module = await import('./SignInDialog.tsx')
      setDialog(() => module.SignInDialog)
    } catch {
      setHasFailed(true)
    }
  }
  const close = () => {
    setOpenOn(undefined)
    onClose?.()
  }

  return {
    isOpen,
    open,
    dialog: Dialog !== undefined && isOpen && <Dialog key={opening} onClose={close} />,
    failure: hasFailed && 'This couldn’t be loaded. Please try again later.',
  }
}
