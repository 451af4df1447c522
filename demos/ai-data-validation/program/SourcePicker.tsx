import { type SyntheticEvent, useEffect, useEffectEvent, useState } from 'react'
import { Button } from '../../kit/Button.tsx'
import controls from '../../kit/controls.module.scss'
import { maxMegabytes, refuseFile } from './file-limits.ts'
import type { Source } from './protocol.ts'
import styles from './SourcePicker.module.scss'
import { sampleSource } from './sample.ts'

type Props = {
  readonly onOpen: (source: Source) => void
  readonly onRefuse: (message: string) => void
}

/** Picks the data: a chosen file, one dropped anywhere, the sample, or pasted text. */
export function SourcePicker({ onOpen, onRefuse }: Props) {
  const [isOver, setOver] = useState(false)

  function take(file: File | undefined) {
    if (file === undefined) return
    const refusal = refuseFile(file)
    if (refusal === undefined) onOpen({ kind: 'file', file })
    else onRefuse(refusal)
  }

  const drop = useEffectEvent((event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer?.files[0])
  })

  useEffect(() => {
    const over = (event: DragEvent) => {
      event.preventDefault()
      setOver(event.type === 'dragover')
    }
    const taken = (event: DragEvent) => drop(event)
    window.addEventListener('dragover', over)
    window.addEventListener('dragleave', over)
    window.addEventListener('drop', taken)
    return () => {
      window.removeEventListener('dragover', over)
      window.removeEventListener('dragleave', over)
      window.removeEventListener('drop', taken)
    }
  }, [])

  return (
    <section className={styles.picker} aria-label="Data" data-over={isOver}>
      <label className={styles.file}>
        Choose a CSV file
        <input
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values"
          onChange={({ currentTarget }) => {
            take(currentTarget.files?.[0])
            // Otherwise choosing the same file again fires no change event.
            currentTarget.value = ''
          }}
        />
      </label>
      <Button onClick={() => onOpen(sampleSource())}>Open the sample</Button>
      <PastedText onOpen={onOpen} />
      <p className={controls.hint}>
        <span className={styles.drop}>or drop a file anywhere. </span>Up to {maxMegabytes} MB; it stays in your browser.
      </p>
    </section>
  )
}

function PastedText({ onOpen }: Pick<Props, 'onOpen'>) {
  const [text, setText] = useState('')
  const [isOpen, setOpen] = useState(false)

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    if (text.trim() === '') return
    onOpen({ kind: 'text', name: 'pasted.csv', text })
    // What came of it is below.
    setOpen(false)
  }

  return (
    <details className={styles.paste} open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Paste text instead</summary>
      <form className={styles.form} onSubmit={submit}>
        <label htmlFor="pasted">Rows, copied from a file or a spreadsheet</label>
        <textarea
          id="pasted"
          className={styles.text}
          rows={5}
          spellCheck={false}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <Button type="submit" disabled={text.trim() === ''}>
          Check this text
        </Button>
      </form>
    </details>
  )
}
