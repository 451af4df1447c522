import { CloseDrawing } from './CloseDrawing.tsx'
import styles from './DismissButton.module.scss'

/** The cross in a dialog's corner. */
export function DismissButton({ onClick }: { readonly onClick: () => void }) {
  return (
    <button type="button" className={styles.dismiss} aria-label="Close dialog" onClick={onClick}>
      <CloseDrawing />
    </button>
  )
}
