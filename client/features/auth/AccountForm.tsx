import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Button } from '../../components/Button.tsx'
import fieldStyles from '../../components/Field.module.scss'
import { Row } from '../../components/Row.tsx'
import text from '../../components/text.module.scss'
import styles from './AccountForm.module.scss'

type Props = {
  readonly heading: string
  readonly note?: string
  readonly action: string
  readonly pendingAction: string
  /** Resolves to an error for the visitor, or undefined. */
  readonly submit: (fields: FormData) => Promise<string | undefined>
  /** Switches to the other form. */
  readonly other: { readonly question: string; readonly label: string; readonly onSwitch: () => void }
  readonly children: ReactNode
}

/** A form of the account dialog. The browser reports empty fields, the form reports the error that `submit` returns. */
export function AccountForm({ heading, note, action, pendingAction, submit, other, children }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const [isPending, setIsPending] = useState(false)
  const [failure, setFailure] = useState<string>()

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isPending) return
    setIsPending(true)
    setFailure(undefined)
    // It rejects when code or the staff's file cannot be loaded, or the browser refuses to store the account.
    const problem = await submit(new FormData(event.currentTarget)).catch(
      () => 'Something went wrong. Please try again later.',
    )
    setFailure(problem)
    setIsPending(false)
  }

  useEffect(() => form.current?.querySelector('input')?.focus(), [])

  return (
    <form ref={form} className={styles.form} method="post" onSubmit={send} onInput={() => setFailure(undefined)}>
      <h2 id="account-heading" className={styles.heading}>
        {heading}
      </h2>
      {note !== undefined && <p className={text.quiet}>{note}</p>}
      {children}
      <p role="alert">{failure}</p>
      {/* A disabled button would lose the focus. */}
      <Row>
        <Button type="submit" aria-disabled={isPending}>
          {isPending ? pendingAction : action}
        </Button>
      </Row>
      <p>
        {other.question}{' '}
        <button type="button" className={styles.other} onClick={other.onSwitch}>
          {other.label}
        </button>
      </p>
    </form>
  )
}

type FieldProps = {
  readonly name: string
  readonly label: string
  readonly type: 'text' | 'email' | 'password'
  /** For password managers. */
  readonly autoComplete: 'name' | 'username' | 'current-password' | 'new-password'
}

/** A required field. It generates its id, because the page behind the dialog may use the same names. */
export function AccountField({ name, label, type, autoComplete }: FieldProps) {
  const id = useId()
  return (
    <div className={fieldStyles.field}>
      <label htmlFor={id}>{label}</label>
      <input id={id} name={name} type={type} autoComplete={autoComplete} required />
    </div>
  )
}
