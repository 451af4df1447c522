import { type MouseEvent, useState } from 'react'
import { Button } from '../../kit/Button.tsx'
import controls from '../../kit/controls.module.scss'
import styles from './FixesPanel.module.scss'
import type { Fix } from './fixes.ts'
import { describePreview, type Preview } from './preview.ts'
import type { Request } from './protocol.ts'
import type { FixRow } from './view.ts'

type Props = {
  readonly row: FixRow
  readonly preview: Preview | undefined
  readonly send: (request: Request) => void
}

export function FixItem({ row: { fix, title, text, state, result }, preview, send }: Props) {
  const [value, setValue] = useState(fix.kind === 'fill' ? fix.value : '')
  const chosen: Fix = fix.kind === 'fill' ? { ...fix, value } : fix
  const isApplied = state === 'applied'
  const cannotApply = state === 'idle' || (fix.kind === 'fill' && value.trim() === '')

  function change({ detail }: MouseEvent) {
    // The second press of a double click would undo what the first one applied.
    if (detail > 1 || (cannotApply && !isApplied)) return
    send(isApplied ? { kind: 'undo', fix } : { kind: 'apply', offer: { fix: chosen, title } })
  }

  return (
    <li className={styles.offer} data-state={state}>
      <div>
        <h3 className={styles.title}>{title}</h3>
        <p className={controls.hint}>{state === 'idle' ? 'Nothing is left to do here.' : text}</p>
      </div>
      <div className={styles.actions}>
        {fix.kind === 'fill' && (
          <label className={styles.fill}>
            Fill with
            <input
              type="text"
              value={value}
              readOnly={isApplied}
              onChange={({ currentTarget }) => setValue(currentTarget.value)}
            />
          </label>
        )}
        {isApplied ? (
          <span className={styles.done}>Applied</span>
        ) : (
          <Button
            aria-label={`Preview: ${title}`}
            disabled={cannotApply}
            onClick={() => send({ kind: 'preview', fix: chosen })}
          >
            Preview
          </Button>
        )}
        {/* One button for both, so that the focus and the pointer stay on it. */}
        <Button
          tone={preview === undefined || isApplied ? 'quiet' : 'strong'}
          aria-label={isApplied ? `Undo: ${title}` : `Apply: ${title}`}
          aria-disabled={cannotApply && !isApplied}
          onClick={change}
        >
          {isApplied ? 'Undo' : 'Apply'}
        </Button>
      </div>
      <div className={styles.preview} aria-live="polite">
        {isApplied && <p>Applied: {result}.</p>}
        {!isApplied && preview !== undefined && <PreviewList preview={preview} />}
      </div>
    </li>
  )
}

function PreviewList({ preview }: { readonly preview: Preview }) {
  const { examples, removedRows, removed, cells } = preview
  const more = removed > 0 ? removed - removedRows.length : cells - examples.length
  return (
    <>
      <p>Preview: {describePreview(preview)}.</p>
      <ul className={styles.changes}>
        {removedRows.map(row => (
          <li key={row}>Row {row.toLocaleString('en-US')}</li>
        ))}
        {examples.map(({ row, column, before, after }) => (
          <li key={`${row} ${column}`}>
            Row {row.toLocaleString('en-US')}, {column}: <del>{before === '' ? 'empty' : before}</del> →{' '}
            <ins>{after}</ins>
          </li>
        ))}
      </ul>
      {more > 0 && <p>… and {more.toLocaleString('en-US')} more.</p>}
    </>
  )
}
