import { useEffect, useRef, useState } from 'react'
import { CloseDrawing } from '../../components/CloseDrawing.tsx'
import { AccountForm, type AccountFormMode } from './AccountForm.tsx'
import { useAuth } from './AuthProvider.tsx'
import { SignedIn } from './SignedIn.tsx'
import styles from './SignInDialog.module.scss'

/** Signs in, registers and signs out. It opens when it is rendered. */
export function SignInDialog({ onClose }: { readonly onClose: () => void }) {
  const { user } = useAuth()
  const dialog = useRef<HTMLDialogElement>(null)
  const [mode, setMode] = useState<AccountFormMode>('signIn')
  const close = () => dialog.current?.close()

  useEffect(() => dialog.current?.showModal(), [])

  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby="account-heading" onClose={onClose}>
      {user === undefined ? (
        <AccountForm key={mode} mode={mode} onSwitch={() => setMode(mode === 'signIn' ? 'register' : 'signIn')} />
      ) : (
        <SignedIn user={user} onSignOut={close} />
      )}
      {/* Last, so that the dialog focuses the first field when it opens. */}
      <button type="button" className={styles.dismiss} aria-label="Close dialog" onClick={close}>
        <CloseDrawing />
      </button>
    </dialog>
  )
}
