import { type ChangeEvent, useRef } from 'react'
import { Row } from '../../components/Row.tsx'
import styles from './ManagePosts.module.scss'
import { addButtonId } from './use-editor-return.ts'

type Props = { readonly onAdd: () => void; readonly onImport: (file: File) => void }

export function PostToolbar({ onAdd, onImport }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const importChosen = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0]
    // Without this, choosing the same file again fires no event.
    currentTarget.value = ''
    if (file !== undefined) onImport(file)
  }
  return (
    <Row>
      <button id={addButtonId} type="button" className={styles.button} onClick={onAdd}>
        Add a post
      </button>
      <button type="button" className={styles.button} data-tone="quiet" onClick={() => input.current?.click()}>
        Import a Markdown file
      </button>
      <input
        ref={input}
        type="file"
        accept=".md,text/markdown"
        hidden
        aria-label="Markdown file"
        onChange={importChosen}
      />
    </Row>
  )
}
