import type { ReactNode } from 'react'
import styles from './Table.module.scss'

type Row = {
  readonly key: string
  /** The first one is the header of the row. */
  readonly cells: readonly ReactNode[]
}

type Props = {
  readonly label: string
  readonly columns: readonly string[]
  readonly rows: readonly Row[]
  /** Aligns all columns but the first to the right. */
  readonly isNumeric?: boolean | undefined
  /** Sets the last row off as the result of those above it. */
  readonly hasTotal?: boolean | undefined
  readonly children?: ReactNode
}

/**
 * A table. On small screens the cells of a row are below each other, with the headers of their columns; a table of
 * figures scrolls sideways instead, also by keyboard.
 */
export function Table({ label, columns, rows, isNumeric, hasTotal, children }: Props) {
  return (
    <div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by keyboard */}
      <section className={styles.table} aria-label={label} tabIndex={0}>
        <table data-numeric={isNumeric} data-total={hasTotal}>
          <thead>
            <tr>
              {columns.map(column => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, cells: [header, ...cells] }) => (
              <tr key={key}>
                <th scope="row">{header}</th>
                {cells.map((cell, index) => (
                  <td
                    key={columns[index + 1]}
                    data-column={isNumeric ? undefined : columns[index + 1]}
                    data-spaced={(isNumeric && typeof cell === 'string' && cell.includes(' ')) || undefined}
                  >
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {children}
    </div>
  )
}

/** Rows of texts, of which two may say the same. */
export function toRows(rows: readonly (readonly string[])[]): readonly Row[] {
  return rows.map(([first = '', ...cells], index) => ({ key: `${index} ${first}`, cells: [first, ...cells] }))
}
