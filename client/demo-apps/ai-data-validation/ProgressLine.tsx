import styles from './App.module.scss'
import type { Progress } from './use-validator.ts'

/** The words change rarely, so that a screen reader is not read every percent. */
export function ProgressLine({ progress: { words, share } }: { readonly progress: Progress }) {
  return (
    <div className={styles.progress}>
      <p>{words} …</p>
      <progress aria-label={words} value={share === 0 ? undefined : share} max={1} />
    </div>
  )
}
