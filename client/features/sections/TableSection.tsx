import type { SectionOf } from '../../../shared/content/schemas/sections.ts'
import { ReadingSection, WideSection } from './SectionFrame.tsx'
import styles from './Table.module.scss'
import { Table, toRows } from './Table.tsx'

/** The max number of columns that fit beside the heading. */
const maxReadingColumns = 4

export function TableSection({ section }: { readonly section: SectionOf<'table'> }) {
  const { heading, columns, rows, numeric, total, note } = section
  const Frame = columns.length > maxReadingColumns ? WideSection : ReadingSection
  return (
    <Frame section={section}>
      <Table label={heading} columns={columns} rows={toRows(rows)} isNumeric={numeric} hasTotal={total}>
        {note !== undefined && <p className={styles.note}>{note}</p>}
      </Table>
    </Frame>
  )
}
