import { useEffect, useRef, useState } from 'react'
import { Avatar } from '../../components/Avatar.tsx'
import { Button } from '../../components/Button.tsx'
import { DismissButton } from '../../components/DismissButton.tsx'
import { Row } from '../../components/Row.tsx'
import text from '../../components/text.module.scss'
import { AccountForm, type AccountFormMode } from './AccountForm.tsx'
import { useAuth } from './AuthProvider.tsx'
import styles from './account.module.scss'
import type { SessionUser } from './session.ts'

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
      <DismissButton onClick={close} />
    </dialog>
  )
}

type SignedInProps = { readonly user: SessionUser; readonly onSignOut: () => void }

function SignedIn({ user, onSignOut }: SignedInProps) {
  const { logout } = useAuth()
  const heading = useRef<HTMLHeadingElement>(null)

  const signOut = () => {
    logout()
    onSignOut()
  }

  // It replaces the form that had the focus; with the focus, screen readers announce it.
  useEffect(() => heading.current?.focus(), [])

  return (
    <div className={styles.form}>
      <Avatar name={user.name} src={user.avatar} />
      <h2 ref={heading} id="account-heading" className={styles.heading} tabIndex={-1}>
        Signed in as {user.name}, {user.role}
      </h2>
      <p className={text.quiet}>{user.email}</p>
      <Row>
        <Button onClick={signOut}>Sign out</Button>
      </Row>
    </div>
  )
}
