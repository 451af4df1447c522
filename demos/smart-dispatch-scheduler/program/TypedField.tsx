import { type ComponentProps, useId } from 'react'
import styles from './TripEditor.module.scss'
import { useTyped } from './use-typed.ts'

type Props = Parameters<typeof useTyped>[0] &
  Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'min' | 'max' | 'step'> & { readonly label: string }

/** A field with its label; what is wrong with its text stands below it. */
export function TypedField({ label, value, check, onValue, ...input }: Props) {
  const { text, problem, commit, type } = useTyped({ value, check, onValue })
  const problemId = useId()
  return (
    <div className={styles.field}>
      <label className={styles.field}>
        {label}
        <input
          className={styles.input}
          {...input}
          value={text}
          aria-invalid={problem !== undefined}
          aria-describedby={problemId}
          onChange={event => type(event.target.value)}
          onBlur={commit}
          onKeyDown={event => event.key === 'Enter' && commit()}
        />
      </label>
      <span className={styles.problem} id={problemId} aria-live="polite">
        {problem}
      </span>
    </div>
  )
}
