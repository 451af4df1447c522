import { useEffect, useState } from 'react'
import { Button } from '../../kit/Button.tsx'
import controls from '../../kit/controls.module.scss'
import { toCsvFile } from '../../kit/csv.ts'
import { useCopy } from '../../kit/use-copy.ts'
import styles from './ExportPanel.module.scss'

type Props = { readonly title: string; readonly fileName: string; readonly type: string; readonly text: string }

const maxShown = 200_000

/** A text to copy or download. If copying is refused, the text is shown selected for Ctrl+C. */
export function OutputBox({ title, fileName, type, text }: Props) {
  const { isCopied, isRefused, area, copy } = useCopy(text)
  const url = useObjectUrl(text, type)
  const isTooLong = isRefused && text.length > maxShown

  return (
    <section className={styles.box} aria-label={title}>
      <h3 className={styles.title}>{title}</h3>
      <div className={controls.actions}>
        <Button onClick={copy}>{isCopied ? 'Copied' : 'Copy'}</Button>
        {url !== undefined && (
          <a className={controls.button} href={url} download={fileName}>
            Download
          </a>
        )}
      </div>
      <p className={styles.hint} aria-live="polite">
        {isCopied && 'Copied to the clipboard.'}
        {isRefused && !isTooLong && 'The browser refused to copy. The text is selected: press Ctrl+C, or ⌘C.'}
        {isTooLong && 'The browser refused to copy, and the text is too long to show: open in a new tab to download.'}
      </p>
      {isRefused && !isTooLong && (
        <textarea ref={area} className={styles.text} aria-label={title} readOnly rows={6} value={text} />
      )}
    </section>
  )
}

function useObjectUrl(text: string, type: string): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    const objectUrl = URL.createObjectURL(
      new Blob([type === 'text/csv' ? toCsvFile(text) : text], { type: `${type};charset=utf-8` }),
    )
    setUrl(objectUrl)
    return () => URL.revokeObjectURL(objectUrl)
  }, [text, type])
  return url
}
