import { Button } from '../../../kit/Button.tsx'
import { toCsvAddress } from '../../../kit/csv.ts'
import { useCopy } from '../../../kit/use-copy.ts'
import styles from './ResultsExport.module.scss'

type Props = { readonly csv: string; readonly fileName: string }

/** Copies or downloads the results. */
export function ResultsExport({ csv, fileName }: Props) {
  const { isCopied, isRefused, area, copy } = useCopy(csv)

  return (
    <div className={styles.section}>
      <div className={styles.actions}>
        <Button onClick={copy}>Copy as CSV</Button>
        <a download={fileName} href={toCsvAddress(csv)}>
          Download CSV
        </a>
      </div>
      <p className={styles.note}>If the download is blocked here, open the demo in a new tab.</p>
      <p role="status">
        {isCopied && 'Copied.'}
        {isRefused && 'This browser doesn’t allow copying here. Press Ctrl+C to copy the text below.'}
      </p>
      {isRefused && (
        <textarea ref={area} className={styles.area} aria-label="Results as CSV" readOnly rows={5} value={csv} />
      )}
    </div>
  )
}
