import { Fragment } from 'react'
import items from './FindingsPanel.module.scss'
import styles from './SuspectsPanel.module.scss'
import type { SuspectCell, SuspectColumn } from './suspects.ts'
import { plural } from './table/findings.ts'

/** The suspect cells by column, each with what is seen in it. */
export function SuspectColumns({ columns }: { readonly columns: readonly SuspectColumn[] }) {
  return (
    <div className={styles.columns}>
      {columns.map(({ name, count, cells, oddForm }) => (
        <section key={name} aria-label={name}>
          <h3 className={styles.column}>
            <code>{name}</code> {plural(count, 'cell')}
          </h3>
          <ul className={items.items}>
            {cells.map(cell => (
              <Cell key={cell.row} {...cell} />
            ))}
            {oddForm.count > 0 && <OddForm {...oddForm} />}
          </ul>
          {count - oddForm.count > cells.length && <p>The {cells.length} most suspect are shown.</p>}
        </section>
      ))}
    </div>
  )
}

/** One line for all cells of which only the form is suspect. */
function OddForm({ count, cells }: SuspectColumn['oddForm']) {
  return (
    <li>
      {plural(count, 'cell')} {count === 1 ? 'is' : 'are'} written unlike the rest:{' '}
      {cells.map(({ row, value }, index) => (
        <Fragment key={row}>
          {index > 0 && ', '}row {row.toLocaleString('en-US')} <code className={items.value}>{value}</code>
        </Fragment>
      ))}
      {count > cells.length && ', …'}
    </li>
  )
}

function Cell({ row, value, why, likely }: SuspectCell) {
  return (
    <li>
      Row {row.toLocaleString('en-US')}: <code className={items.value}>{value === '' ? '(empty)' : value}</code>
      {likely !== undefined && (
        <>
          {' '}
          <span className={styles.likely}>likely</span> <code className={items.value}>{likely}</code>
        </>
      )}
      <span className={items.note}> {why}</span>
    </li>
  )
}
