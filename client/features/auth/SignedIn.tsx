import { useEffect, useRef } from 'react'
import { Avatar } from '../../components/Avatar.tsx'
import { Button } from '../../components/Button.tsx'
import { Row } from '../../components/Row.tsx'
import text from '../../components/text.module.scss'
import styles from './AccountForm.module.scss'
import { useAuth } from './AuthProvider.tsx'
import type { SessionUser } from './session.ts'

type Props = { readonly user: SessionUser; readonly onSignOut: () => void }

export function SignedIn({ user, onSignOut }: Props) {
  const { logout } = useAuth()
  const heading = useRef<HTMLHeadingElement>(null)

  // It replaces the form that had the focus; with the focus, screen readers announce it.
  useEffect(() => heading.current?.focus(), [])

  const signOut = () => {
    logout()
    onSignOut()
  }

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
