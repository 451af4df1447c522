import { Icon } from '../../components/Icon.tsx'
import styles from './PrintButton.module.scss'

/** Downloads the paper by the browser's own print dialog, which saves PDFs; the print styles make it a document. */
export function PrintButton() {
  return (
    <button className={styles.print} type="button" data-tone="quiet" onClick={() => window.print()}>
      <Icon name="download" size={18} />
      Print or save as PDF
    </button>
  )
}
