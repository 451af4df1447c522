import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../../components/Button.tsx'
import { Field } from '../../components/Field.tsx'
import { Row } from '../../components/Row.tsx'
import text from '../../components/text.module.scss'
import { useAuth } from './AuthProvider.tsx'
import styles from './account.module.scss'

const texts = {
  signIn: { action: 'Sign in', pending: 'Signing in...', question: 'No account yet?', other: 'Register' },
  register: { action: 'Register', pending: 'Registering...', question: 'Already registered?', other: 'Sign in' },
} as const

export type AccountFormMode = keyof typeof texts

type Props = { readonly mode: AccountFormMode; readonly onSwitch: () => void }

/** Signs in, or registers and then signs in. The browser reports empty fields. */
export function AccountForm({ mode, onSwitch }: Props) {
  const { login, register } = useAuth()
  const form = useRef<HTMLFormElement>(null)
  const [isPending, setIsPending] = useState(false)
  const [failure, setFailure] = useState<string>()
  const isRegistering = mode === 'register'
  const { action, pending, question, other } = texts[mode]

  const signIn = async (fields: FormData) => {
    const email = String(fields.get('email'))
    const password = String(fields.get('password'))
    if (isRegistering && !(await register({ email, password, name: String(fields.get('name')) }))) {
      return 'This email is already registered. Sign in with it, or register another one.'
    }
    return (await login(email, password)) ? undefined : 'The email and password don’t match. Check both and try again.'
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isPending) return
    setIsPending(true)
    setFailure(undefined)
    // It rejects when code or the staff's file cannot be loaded, or the browser refuses to store the account.
    setFailure(
      await signIn(new FormData(event.currentTarget)).catch(() => 'Something went wrong. Please try again later.'),
    )
    setIsPending(false)
  }

  useEffect(() => form.current?.querySelector('input')?.focus(), [])

  return (
    <form ref={form} className={styles.form} method="post" onSubmit={submit} onInput={() => setFailure(undefined)}>
      <h2 id="account-heading" className={styles.heading}>
        {action}
      </h2>
      {isRegistering && (
        <p className={text.quiet}>Your account is kept only in this browser and works on no other device.</p>
      )}
      {isRegistering && <Field name="name" label="Name" autoComplete="name" required />}
      <Field name="email" label="Email" type="email" autoComplete="username" required />
      <Field
        name="password"
        label="Password"
        type="password"
        autoComplete={isRegistering ? 'new-password' : 'current-password'}
        required
      />
      <p role="alert">{failure}</p>
      {/* A disabled button would lose the focus. */}
      <Row>
        <Button type="submit" aria-disabled={isPending}>
          {isPending ? pending : action}
        </Button>
      </Row>
      <p>
        {question}{' '}
        <button type="button" className={styles.other} onClick={onSwitch}>
          {other}
        </button>
      </p>
    </form>
  )
}
