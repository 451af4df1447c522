import { formatDateTime, formatLongDate, formatRelativeAge } from '../../shared/values/dates.ts'

type Props = {
  /** A calendar date, as 2025-08-12. */
  readonly day: string
  /** The exact time, when known, as an ISO date-time. */
  readonly moment?: string
  /** Adds the age of the date on this day. */
  readonly today?: string
}

export function Dateline({ day, moment, today }: Props) {
  return (
    <>
      <time dateTime={moment ?? day}>{moment === undefined ? formatLongDate(day) : formatDateTime(moment)}</time>
      {/* Paper does not age. */}
      {today !== undefined && <span data-only="screen">{` · ${formatRelativeAge(day, today)}`}</span>}
    </>
  )
}
