import { useRef } from 'react'
import { Icon } from '../components/Icon.tsx'
import { useAuth } from '../features/auth/AuthProvider.tsx'
import { useSignInDialog } from '../features/auth/use-sign-in-dialog.tsx'
import styles from './AccountButton.module.scss'

/** Opens the dialog to sign in, register or sign out. */
export function AccountButton() {
  const { user } = useAuth()
  const button = useRef<HTMLButtonElement>(null)
  // Browsers return the focus to the button, except Safari, where a press does not focus it.
  const { open, dialog, failure } = useSignInDialog(() => button.current?.focus())
  const label = user === undefined ? 'Sign in' : `Account of ${user.name}`

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
        {failure}
      </p>
      {dialog}
    </div>
  )
}
