import { useEffect, useRef, useState } from 'react'
import { Icon } from '../../components/Icon.tsx'
import { useAuth } from './AuthProvider.tsx'
import { RegisterForm } from './RegisterForm.tsx'
import { SignedIn } from './SignedIn.tsx'
import styles from './SignInDialog.module.scss'
import { SignInForm } from './SignInForm.tsx'

/** Signs in, registers and signs out. It opens when it is rendered. */
export function SignInDialog({ onClose }: { readonly onClose: () => void }) {
  const { user } = useAuth()
  const dialog = useRef<HTMLDialogElement>(null)
  const [isRegistering, setIsRegistering] = useState(false)
  const close = () => dialog.current?.close()

  useEffect(() => dialog.current?.showModal(), [])

  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby="account-heading" onClose={onClose}>
      {user !== undefined && <SignedIn user={user} onSignOut={close} />}
      {user === undefined && isRegistering && <RegisterForm onSwitch={() => setIsRegistering(false)} />}
      {user === undefined && !isRegistering && <SignInForm onSwitch={() => setIsRegistering(true)} />}
      {/* Last, so that the dialog focuses the first field when it opens. */}
      <button type="button" className={styles.dismiss} aria-label="Close dialog" onClick={close}>
        <Icon name="close" />
      </button>
    </dialog>
  )
}
