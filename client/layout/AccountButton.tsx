import { type ComponentType, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { Icon } from '../components/Icon.tsx'
import { useAuth } from '../features/auth/AuthProvider.tsx'
import styles from './AccountButton.module.scss'

type AccountDialog = ComponentType<{ readonly onClose: () => void }>

/** Opens the dialog to sign in, to register and to sign out; the dialog's code comes with its first use. */
export function AccountButton() {
  const { user } = useAuth()
  const { pathname } = useLocation()
  const button = useRef<HTMLButtonElement>(null)
  const [Dialog, setDialog] = useState<AccountDialog>()
  // A new path closes the dialog, Back and Forward included.
  const [openOn, setOpenOn] = useState<string>()
  // Each opening has a dialog of its own: the browser tells of a closing a frame late, maybe after the next press.
  const [opening, setOpening] = useState(0)
  const [hasFailed, setHasFailed] = useState(false)
  const label = user === undefined ? 'Sign in' : `Account of ${user.name}`

  const open = async () => {
    setOpenOn(pathname)
    setOpening(count => count + 1)
    try {
      const { SignInDialog } = await import('../features/auth/SignInDialog.tsx')
      setDialog(() => SignInDialog)
      setHasFailed(false)
    } catch {
      setHasFailed(true)
    }
  }
  const close = () => {
    setOpenOn(undefined)
    // The browser does so by itself, except where a press does not focus a button: Safari.
    button.current?.focus()
  }

  return (
    <div className={styles.account}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-label={label}
        title={label}
        data-signed-in={user !== undefined}
        onClick={open}
      >
        <Icon name="account" />
      </button>
      <p className={styles.failure} role="alert">
        {hasFailed && 'This could not be loaded. Please try again later.'}
      </p>
      {Dialog !== undefined && openOn === pathname && <Dialog key={opening} onClose={close} />}
    </div>
  )
}
