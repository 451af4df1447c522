import type { CSSProperties } from 'react'
import styles from './SheetTable.module.scss'
import type { SheetCell } from './sheet.ts'

export type NoteProps = Pick<SheetCell, 'notes' | 'repair' | 'likely'> & {
  readonly title: string
  readonly before?: string
  readonly value?: string
  /** In pixels from the corner of the table's frame. */
  readonly place: { readonly x: number; readonly y: number }
}

/** What is wrong with a cell, at the cell. Readers of screens hear the same from the cell itself. */
export function Note({ title, notes, before, value, repair, likely, place }: NoteProps) {
  const style: CSSProperties & Record<'--x' | '--y', string> = { '--x': `${place.x}px`, '--y': `${place.y}px` }
  return (
    <div className={styles.note} style={style} aria-hidden="true">
      <strong>{title}</strong>
      {before !== undefined && (
        <p>
          Was <q>{before}</q>, is now <q>{value}</q>.
        </p>
      )}
      {notes.map(note => (
        <p key={note}>{note}</p>
      ))}
      {likely !== undefined && (
        <p>
          Likely <q>{likely}</q>.
        </p>
      )}
      {repair !== undefined && (
        <p className={styles.repair}>
          “Repair all” writes <q>{repair}</q>.
        </p>
      )}
    </div>
  )
}
