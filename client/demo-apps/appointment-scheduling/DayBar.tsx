import styles from './WeekView.module.scss'
import type { Cell } from './week.ts'
import { instantAt } from './zoned.ts'

/** The day from midnight to midnight as a line; drawn only, since the words beside it say the same. */
export function DayBar({ cell, zone }: { readonly cell: Cell; readonly zone: string }) {
  const midnight = instantAt(cell.day, 0, zone)
  const toHours = (instant: number) => (instant - midnight) / 3_600_000
  return (
    <svg className={styles.bar} viewBox="6 0 16 2" preserveAspectRatio="none" aria-hidden="true">
      <rect className={styles.closedTime} x={0} y={0} width={25} height={2} />
      {cell.blocks.map(({ start, end, kind }) => (
        <rect
          key={start}
          data-kind={kind}
          x={toHours(start)}
          y={0}
          width={toHours(end) - toHours(start) - 0.06}
          height={2}
        />
      ))}
    </svg>
  )
}
