import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { MarkedCell } from './MarkedCell.tsx'
import { Note, type NoteProps } from './Note.tsx'
import styles from './SheetTable.module.scss'
import type { SheetRow } from './sheet.ts'

export type SheetTableProps = {
  readonly columns: readonly string[]
  readonly rows: readonly SheetRow[]
  readonly label: string
}

/** In pixels: less of a mark than that does not show it. */
const minSeen = 40

/** Rows of the file with their marked cells. Arrow keys go from mark to mark; a mark shows its note. */
export function SheetTable({ columns, rows, label }: SheetTableProps) {
  const frame = useRef<HTMLDivElement>(null)
  const [note, setNote] = useState<NoteProps>()
  const shown = useRef<HTMLElement>(null)
  const hide = () => setNote(undefined)

  function show(mark: HTMLElement, about: Omit<NoteProps, 'place'>) {
    const bounds = frame.current?.getBoundingClientRect()
    const own = mark.getBoundingClientRect()
    shown.current = mark
    if (bounds !== undefined) setNote({ ...about, place: { x: own.left - bounds.left, y: own.bottom - bounds.top } })
  }

  // On a phone the first marks may be far to the right.
  useEffect(() => {
    const scroller = frame.current?.firstElementChild
    const marks = [...(scroller?.querySelectorAll<HTMLElement>('td button') ?? [])]
    const [first] = marks
    if (!scroller || first === undefined) return
    const { right, bottom } = scroller.getBoundingClientRect()
    const isSeen = (mark: HTMLElement) => {
      const own = mark.getBoundingClientRect()
      return own.left < right - minSeen && own.top < bottom - minSeen
    }
    if (!marks.some(isSeen)) scroller.scrollLeft = first.getBoundingClientRect().right - right + minSeen
  }, [])

  /** The focus scrolls its mark into view, and the note goes along. */
  function follow() {
    if (note === undefined) return
    if (shown.current !== null && shown.current === document.activeElement) show(shown.current, note)
    else hide()
  }

  function move(event: KeyboardEvent) {
    if (event.key === 'Escape') return hide()
    const marks = [...(frame.current?.querySelectorAll<HTMLElement>('td button, th button') ?? [])]
    const own = document.activeElement instanceof HTMLElement ? marks.indexOf(document.activeElement) : -1
    if (own === -1) return
    const targets: Readonly<Record<string, number>> = {
      ArrowRight: own + 1,
      ArrowDown: own + 1,
      ArrowLeft: own - 1,
      ArrowUp: own - 1,
      Home: 0,
      End: marks.length - 1,
    }
    const target = targets[event.key]
    if (target === undefined) return
    event.preventDefault()
    marks[target]?.focus()
  }

  let marks = 0
  /** One mark is a stop of the Tab key; the arrows reach the others. */
  const nextStop = () => (marks++ === 0 ? 0 : -1)

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens to the keys of the buttons in it
    <div ref={frame} className={styles.frame} onKeyDown={move} onPointerLeave={hide}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <section className={styles.scroller} aria-label={label} tabIndex={0} onScroll={follow}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Row</th>
              {columns.map(name => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ row, cells, notes, isRemoved }) => (
              <tr key={row} data-removed={isRemoved}>
                <th scope="row">
                  <MarkedCell
                    cell={{ value: String(row), notes, isSuspect: false }}
                    tabIndex={notes.length > 0 ? nextStop() : -1}
                    onShow={mark => show(mark, { title: `Row ${row}`, notes })}
                    onHide={hide}
                  />
                  {isRemoved && <span className={styles.removed}>removed</span>}
                </th>
                {cells.map((cell, index) => {
                  const name = columns[index] ?? ''
                  const isMarked = cell.notes.length > 0 || cell.before !== undefined
                  return (
                    <td key={name}>
                      <MarkedCell
                        cell={cell}
                        tabIndex={isMarked ? nextStop() : -1}
                        onShow={mark => show(mark, { ...cell, title: `${name}, row ${row}` })}
                        onHide={hide}
                      />
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {note !== undefined && <Note {...note} />}
    </div>
  )
}
