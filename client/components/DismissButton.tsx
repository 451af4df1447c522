import styles from './DismissButton.module.scss'
import { Icon } from './Icon.tsx'

/** The cross in a dialog's corner. */
export function DismissButton({ onClick }: { readonly onClick: () => void }) {
  return (
    <button type="button" className={styles.dismiss} aria-label="Close dialog" onClick={onClick}>
      <Icon name="close" />
    </button>
  )
}
