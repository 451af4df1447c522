import { useEffect, useRef, useState } from 'react'
import { copyText } from './copy-text.ts'
import styles from './ExportPanel.module.scss'

type Props = { readonly title: string; readonly fileName: string; readonly type: string; readonly text: string }

const maxShown = 200_000

/** A text to copy or to download. Where copying is refused, the text stands selected for Ctrl+C. */
export function OutputBox({ title, fileName, type, text }: Props) {
  const [copied, setCopied] = useState<'no' | 'yes' | 'refused'>('no')
  const area = useRef<HTMLTextAreaElement>(null)
  const url = useObjectUrl(text, type)
  const isTooLong = copied === 'refused' && text.length > maxShown

  async function copy() {
    setCopied((await copyText(text)) ? 'yes' : 'refused')
  }

  useEffect(() => {
    if (copied === 'refused') area.current?.select()
  }, [copied])

  return (
    <section className={styles.box} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <div className={styles.actions}>
        <button className={styles.button} data-tone="quiet" type="button" onClick={copy}>
          {copied === 'yes' ? 'Copied' : 'Copy'}
        </button>
        {url !== undefined && (
          <a className={styles.button} href={url} download={fileName}>
            Download
          </a>
        )}
      </div>
      <p className={styles.hint} aria-live="polite">
        {copied === 'yes' && 'Copied to the clipboard.'}
        {copied === 'refused' &&
          !isTooLong &&
          'The browser refused to copy. The text is selected: press Ctrl+C, or ⌘C.'}
        {isTooLong && 'The browser refused to copy, and the text is too long to show: open in a new tab to download.'}
      </p>
      {copied === 'refused' && !isTooLong && (
        <textarea ref={area} className={styles.text} aria-label={title} readOnly rows={6} value={text} />
      )}
    </section>
  )
}

function useObjectUrl(text: string, type: string): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [text, type])
  return url
}
