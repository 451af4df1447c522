import type { SectionOf } from '../../../shared/content/schemas/sections.ts'
import type { Runtime } from '../../../shared/page-data.ts'
import { ReadingSection } from './SectionFrame.tsx'
import { Table } from './Table.tsx'

type Props = { readonly section: SectionOf<'retention'>; readonly days: Runtime['days'] }

/** What is stored where and for how long, with the periods that this server is set to. */
export function RetentionSection({ section, days }: Props) {
  const { heading, columns, rows } = section
  const cells = rows.map(({ what, where, period, daysOf }) => {
    return [what, where, daysOf === undefined ? period : period.replace('{days}', String(days[daysOf]))]
  })
  return (
    <ReadingSection section={section}>
      <Table label={heading} columns={columns} rows={cells} />
    </ReadingSection>
  )
}
