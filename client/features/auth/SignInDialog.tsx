import { useEffect, useRef, useState } from 'react'
import { CloseDrawing } from '../../components/CloseDrawing.tsx'
import { useAuth } from './AuthProvider.tsx'
import { RegisterForm } from './RegisterForm.tsx'
import { SignedIn } from './SignedIn.tsx'
import styles from './SignInDialog.module.scss'
import { SignInForm } from './SignInForm.tsx'

/** The dialog of the account: to sign in or to register, and to sign out again. Open from its first moment. */
export function SignInDialog({ onClose }: { readonly onClose: () => void }) {
  const { user } = useAuth()
  const dialog = useRef<HTMLDialogElement>(null)
  const [isNew, setIsNew] = useState(false)
  const close = () => dialog.current?.close()

  useEffect(() => dialog.current?.showModal(), [])

  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby="account-heading" onClose={onClose}>
      {user !== undefined && <SignedIn user={user} onSignOut={close} />}
      {user === undefined && isNew && <RegisterForm onSwitch={() => setIsNew(false)} />}
      {user === undefined && !isNew && <SignInForm onSwitch={() => setIsNew(true)} />}
      {/* Last, so that the first field is what the dialog focuses when it opens. */}
      <button type="button" className={styles.dismiss} aria-label="Close dialog" onClick={close}>
        <CloseDrawing />
      </button>
    </dialog>
  )
}
