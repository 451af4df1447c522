import type { SectionOf } from '../../../shared/content/schemas/sections.ts'
import type { Runtime } from '../../../shared/site-pages/page-data.ts'
import styles from './RetentionSection.module.scss'
import { ReadingSection } from './SectionFrame.tsx'
import { Table } from './Table.tsx'

type Props = { readonly section: SectionOf<'retention'>; readonly days: Runtime['days'] }

/** What is stored where and for how long, with the periods that this server is set to. */
export function RetentionSection({ section, days }: Props) {
  const { heading, columns, rows } = section
  return (
    <ReadingSection section={section}>
      <Table
        label={heading}
        columns={columns}
        rows={rows.map(({ what, keys = [], where, period, daysOf }) => ({
          key: what,
          cells: [
            <>
              {what}
              {keys.length > 0 && <span className={styles.storedKeys}>{keys.join(', ')}</span>}
            </>,
            where,
            daysOf === undefined ? period : period.replace('{days}', formatDays(days[daysOf])),
          ],
        }))}
      />
    </ReadingSection>
  )
}

function formatDays(count: number): string {
  return count === 1 ? '1 day' : `${count} days`
}
