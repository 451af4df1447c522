import { useRef } from 'react'
import { Drawing } from '../components/Drawing.tsx'
import { useAuth } from '../features/auth/AuthProvider.tsx'
import { useSignInDialog } from '../features/auth/use-sign-in-dialog.tsx'
import styles from './AccountButton.module.scss'

const person =
  'M17.925 20.056a6 6 0 0 0-11.851.001M8 11a4 4 0 1 0 8 0 4 4 0 1 0-8 0zM2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0z'

/** Opens the dialog to sign in, to register and to sign out. */
export function AccountButton() {
  const { user } = useAuth()
  const button = useRef<HTMLButtonElement>(null)
  // Browsers return the focus to the button, except Safari, where a press does not focus it.
  const { open, dialog, failure } = useSignInDialog(() => button.current?.focus())
  const label = user === undefined ? 'Sign in' : `Account of ${user.name}`

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
        <Drawing line={person} />
      </button>
      <p className={styles.failure} role="alert">
        {failure}
      </p>
      {dialog}
    </div>
  )
}
