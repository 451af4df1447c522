import { DownloadDrawing } from '../../components/DownloadDrawing.tsx'
import styles from './PrintButton.module.scss'

/** The print dialog of the browser also saves PDFs; print styles lay out the paper. */
export function PrintButton() {
  return (
    <button className={styles.print} type="button" data-tone="quiet" onClick={() => window.print()}>
      <DownloadDrawing />
      Print or save as PDF
    </button>
  )
}
