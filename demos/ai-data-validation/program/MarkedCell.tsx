import styles from './SheetTable.module.scss'
import type { SheetCell } from './sheet.ts'

type Props = {
  readonly cell: SheetCell
  readonly tabIndex?: number
  readonly onShow?: (mark: HTMLElement) => void
  readonly onHide?: () => void
}

/** A value of the file: plain, marked as wrong, or repaired with what it was before. */
export function MarkedCell({ cell, tabIndex, onShow, onHide }: Props) {
  const { value, before, notes, isSuspect } = cell
  if (notes.length === 0 && before === undefined) return value
  return (
    <button
      className={styles.mark}
      type="button"
      data-kind={before !== undefined ? 'repaired' : isSuspect ? 'suspect' : 'wrong'}
      tabIndex={tabIndex}
      onFocus={({ currentTarget }) => onShow?.(currentTarget)}
      onBlur={onHide}
      // A finger gives no focus in some browsers.
      onClick={({ currentTarget }) => onShow?.(currentTarget)}
      onPointerEnter={({ pointerType, currentTarget }) => pointerType === 'mouse' && onShow?.(currentTarget)}
    >
      {before !== undefined && (
        <>
          <del>{before === '' ? 'empty' : before}</del>{' '}
        </>
      )}
      {before === undefined ? value || <i>empty</i> : <ins>{value}</ins>}
      <span className={styles.words}>{notes.length === 0 ? ', repaired' : `: ${notes.join(' ')}`}</span>
    </button>
  )
}
