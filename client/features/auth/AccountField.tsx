import { useId } from 'react'
import styles from './AccountField.module.scss'

type Props = {
  readonly name: string
  readonly label: string
  readonly type: 'text' | 'email' | 'password'
  /** What password managers know the field by. */
  readonly autoComplete: 'name' | 'username' | 'current-password' | 'new-password'
}

/** A labelled field that must not be empty. Its id is its own: the page behind the dialog may have such fields too. */
export function AccountField({ name, label, type, autoComplete }: Props) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input id={id} className={styles.control} name={name} type={type} autoComplete={autoComplete} required />
    </div>
  )
}
