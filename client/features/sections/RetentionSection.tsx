import type { SectionOf } from '../../../shared/content/schemas/sections.ts'
import type { Runtime } from '../../../shared/site-pages/page-data.ts'
import styles from './RetentionSection.module.scss'
import { ReadingSection } from './SectionFrame.tsx'
import { Table } from './Table.tsx'

type Props = { readonly section: SectionOf<'retention'>; readonly runtime: Pick<Runtime, 'days' | 'dataUses'> }

/** What is stored where and for how long, with the periods and the uses that this server is set to. */
export function RetentionSection({ section, runtime: { days, dataUses } }: Props) {
  const { heading, columns, rows, storage } = section
  const shown = rows.filter(({ only }) => only === undefined || dataUses.includes(only))
  const place = storage?.[dataUses.includes('database') ? 'database' : 'file'] ?? ''
  return (
    <ReadingSection section={section}>
      <Table
        label={heading}
        columns={columns}
        rows={shown.map(({ what, keys = [], where, period, daysOf }) => ({
          key: what,
          cells: [
            <>
              {what}
              {keys.length > 0 && <span className={styles.storedKeys}>{keys.join(', ')}</span>}
            </>,
            where.replace('{storage}', place),
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
