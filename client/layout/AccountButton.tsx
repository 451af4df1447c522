import { type ComponentType, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { Icon } from '../components/Icon.tsx'
import { useAuth } from '../features/auth/AuthProvider.tsx'
import styles from './AccountButton.module.scss'

type AccountDialog = ComponentType<{ readonly onClose: () => void }>

/** Opens the dialog to sign in, register or sign out. The dialog's code loads on first use. */
export function AccountButton() {
  const { user } = useAuth()
  const { pathname } = useLocation()
  const button = useRef<HTMLButtonElement>(null)
  const [Dialog, setDialog] = useState<AccountDialog>()
  // A new path closes the dialog, Back and Forward included.
  const [openOn, setOpenOn] = useState<string>()
  // A new key for each opening: the `close` event comes a frame late, perhaps after the next press.
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
    // Browsers restore the focus themselves, except Safari, where a click does not focus a button.
    button.current?.focus()
  }

  return (
    <div className={styles.account} data-only="scripted">
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
