import { useRef, useState } from 'react'
import { toCsv } from './csv.ts'
import styles from './ResultsExport.module.scss'
import type { Finding } from './scoring.ts'

type CopyState = 'idle' | 'copied' | 'refused'

/** Copies or downloads the findings. */
export function ResultsExport({ findings }: { readonly findings: readonly Finding[] }) {
  const [copyState, setCopyState] = useState<CopyState>('idle')
  const areaRef = useRef<HTMLTextAreaElement>(null)
  const csv = toCsv(findings)

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
    <section className={styles.section} aria-label="Take the results with you">
      <div className={styles.actions}>
        <button type="button" className={styles.button} onClick={copy}>
          Copy as CSV
        </button>
        <a download="inspection.csv" href={`data:text/csv;charset=utf-8,${encodeURIComponent(csv)}`}>
          Download CSV
        </a>
      </div>
      <p className={styles.note}>If the download is blocked here, open the demo in a new tab.</p>
      <p role="status">{toWords(copyState)}</p>
      {copyState === 'refused' && (
        <textarea ref={areaRef} className={styles.area} aria-label="Results as CSV" readOnly rows={5} value={csv} />
      )}
    </section>
  )
}

function toWords(copyState: CopyState): string {
  if (copyState === 'copied') return 'Copied.'
  return copyState === 'refused' ? 'This browser doesn’t allow copying here. Press Ctrl+C to copy the text below.' : ''
}
