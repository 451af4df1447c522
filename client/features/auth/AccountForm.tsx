import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import styles from './AccountForm.module.scss'

type Props = {
  readonly heading: string
  readonly note?: string
  readonly action: string
  readonly actionUnderWay: string
  /** Gives what to tell the visitor when it did not work. */
  readonly submit: (fields: FormData) => Promise<string | undefined>
  /** The way to the other form. */
  readonly other: { readonly question: string; readonly label: string; readonly onSwitch: () => void }
  readonly children: ReactNode
}

/** A form of the account dialog: the browser sees to empty fields, the form to what `submit` says. */
export function AccountForm({ heading, note, action, actionUnderWay, submit, other, children }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<string>()

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    setIsBusy(true)
    setFailure(undefined)
    // Out of reach: the lazy code or the staff's file did not come, or the browser refuses to store.
    const problem = await submit(new FormData(event.currentTarget)).catch(
      () => 'Something went wrong. Please try again later.',
    )
    setFailure(problem)
    setIsBusy(false)
  }

  useEffect(() => form.current?.querySelector('input')?.focus(), [])

  return (
    <form ref={form} className={styles.form} method="post" onSubmit={send} onInput={() => setFailure(undefined)}>
      <h2 id="account-heading" className={styles.heading}>
        {heading}
      </h2>
      {note !== undefined && <p className={styles.note}>{note}</p>}
      {children}
      <p className={styles.failure} role="alert">
        {failure}
      </p>
      {/* Not disabled while busy: it would lose the focus. */}
      <button className={styles.submit} type="submit" aria-disabled={isBusy}>
        {isBusy ? actionUnderWay : action}
      </button>
      <p>
        {other.question}{' '}
        <button type="button" className={styles.other} onClick={other.onSwitch}>
          {other.label}
        </button>
      </p>
    </form>
  )
}
