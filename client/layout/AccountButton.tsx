import { type ComponentType, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { Drawing } from '../components/Drawing.tsx'
import { useAuth } from '../features/auth/AuthProvider.tsx'
import styles from './AccountButton.module.scss'

const person =
  'M17.925 20.056a6 6 0 0 0-11.851.001M8 11a4 4 0 1 0 8 0 4 4 0 1 0-8 0zM2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0z'

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
        <Drawing line={person} />
      </button>
      <p className={styles.failure} role="alert">
        {hasFailed && 'This could not be loaded. Please try again later.'}
      </p>
      {Dialog !== undefined && openOn === pathname && <Dialog key={opening} onClose={close} />}
    </div>
  )
}
