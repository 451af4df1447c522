import type { ColumnProfile } from './column-profile.ts'
import { dayOf, isoOf } from './formats/dates.ts'
import { formatFor } from './table/column-type.ts'
import { Failures, type Outcome, plural } from './table/findings.ts'
import { isMissing, rowNumberAt, type Table } from './table/table.ts'

export type FreshnessRule = {
  /** Age is counted to this day, YYYY-MM-DD. */
  readonly asOf: string
  readonly maxAgeMonths: number
  /** The column with the date of the last confirmation; 'auto' takes the first date column that surely is one. */
  readonly column: number | 'auto' | 'none'
}

/** Names of dates that are surely of a confirmation; "Last count" and "Updated" may mean anything. */
const sureName = /confirm|verif|validated|review|checked|as.?of/i
const maybeName = /updat|modif|last|refresh|seen/i

/** The dates of a table that the file has, not the program. */
export function ownDates<Column extends Pick<ColumnProfile, 'type' | 'isAdded'>>(columns: readonly Column[]) {
  return columns.filter(({ type, isAdded }) => type === 'date' && !isAdded)
}

export function findFreshnessColumn(
  profiles: readonly ColumnProfile[],
  { column }: FreshnessRule,
): ColumnProfile | undefined {
  const dates = ownDates(profiles)
  return column === 'auto' ? dates.find(({ name }) => sureName.test(name)) : dates.find(({ index }) => index === column)
}

/** A date column that may be of a confirmation, to be asked about; none once one is chosen. */
export function findFreshnessQuestion(
  profiles: readonly ColumnProfile[],
  rule: FreshnessRule,
): ColumnProfile | undefined {
  if (rule.column !== 'auto' || findFreshnessColumn(profiles, rule) !== undefined) return undefined
  return ownDates(profiles).find(({ name }) => maybeName.test(name))
}

/** One check per readable date: not too old and not in the future. */
export function checkTimeliness(table: Table, profile: ColumnProfile | undefined, rule: FreshnessRule): Outcome {
  const asOf = dayOf(rule.asOf)
  if (profile === undefined || Number.isNaN(asOf)) return { findings: [], tally: { passed: 0, made: 0 } }
  const column = table.columns[profile.index] ?? { name: '', cells: [] }
  const { read } = formatFor('date', column)
  const oldest = monthsBefore(rule.asOf, rule.maxAgeMonths)
  const stale = new Failures()
  const future = new Failures()
  let made = 0
  for (const [at, value] of column.cells.entries()) {
    const day = isMissing(value) ? undefined : read(value.trim())?.scale
    if (day === undefined) continue
    made += 1
    if (day < oldest) stale.add({ row: rowNumberAt(table, at), value })
    if (day > asOf) future.add({ row: rowNumberAt(table, at), value })
  }
  const shared = { dimension: 'timeliness', columns: [profile.name] } as const
  return {
    tally: { passed: made - stale.count - future.count, made },
    findings: [
      ...stale.toFindings({
        ...shared,
        kind: 'stale',
        text: `Older than ${plural(rule.maxAgeMonths, 'month')}: before ${isoOf(oldest)}.`,
      }),
      ...future.toFindings({ ...shared, kind: 'future', text: `After ${rule.asOf}, the day of this check.` }),
    ],
  }
}

/** The same day of an earlier month, or that month's last day. */
function monthsBefore(iso: string, months: number): number {
  const [year = 0, month = 1, day = 1] = iso.split('-').map(Number)
  const lastDay = new Date(Date.UTC(year, month - months, 0)).getUTCDate()
  return dayOf(new Date(Date.UTC(year, month - 1 - months, Math.min(day, lastDay))).toISOString().slice(0, 10))
}
