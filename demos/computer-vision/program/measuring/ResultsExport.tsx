import { useRef, useState } from 'react'
import { Button } from '../../../kit/Button.tsx'
import styles from './ResultsExport.module.scss'

type CopyState = 'idle' | 'copied' | 'refused'

type Props = { readonly csv: string; readonly fileName: string }

/** Copies or downloads the results. */
export function ResultsExport({ csv, fileName }: Props) {
  const [copyState, setCopyState] = useState<CopyState>('idle')
  const areaRef = useRef<HTMLTextAreaElement>(null)

  async function copy() {
    try {
      await navigator.clipboard.writeText(csv)
      setCopyState('copied')
    } catch {
      // Sandboxed iframes may not write to the clipboard; the visitor copies the selected text.
      setCopyState('refused')
      requestAnimationFrame(() => areaRef.current?.select())
    }
  }

  return (
    <div className={styles.section}>
      <div className={styles.actions}>
        <Button onClick={copy}>Copy as CSV</Button>
        <a download={fileName} href={`data:text/csv;charset=utf-8,${encodeURIComponent(csv)}`}>
          Download CSV
        </a>
      </div>
      <p className={styles.note}>If the download is blocked here, open the demo in a new tab.</p>
      <p role="status">{toWords(copyState)}</p>
      {copyState === 'refused' && (
        <textarea ref={areaRef} className={styles.area} aria-label="Results as CSV" readOnly rows={5} value={csv} />
      )}
    </div>
  )
}

function toWords(copyState: CopyState): string {
  if (copyState === 'copied') return 'Copied.'
  return copyState === 'refused' ? 'This browser doesn’t allow copying here. Press Ctrl+C to copy the text below.' : ''
}
