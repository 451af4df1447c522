import kit from '../../kit/controls.module.scss'
import controls from './controls.module.scss'
import { formatDay, formatLength, formatTime } from './format.ts'
import { type Provider, visitor } from './types.ts'
import styles from './WeekView.module.scss'
import type { Block, Cell } from './week.ts'

type Props = {
  readonly provider: Provider
  readonly cell: Cell
  readonly zone: string
  readonly onCancel: (id: number) => void
}

/** One provider's day in chronological order. Canceling here triggers the waiting list. */
export function DayDetail({ provider, cell, zone, onCancel }: Props) {
  const { rules } = provider
  return (
    <div className={styles.detail}>
      <h3 className={controls.label} aria-live="polite">
        {provider.name}, {formatDay(cell.day)}
      </h3>
      <p className={kit.hint}>
        Rules: visits of {formatLength(rules.minMinutes)} to {formatLength(rules.maxMinutes)}, usually{' '}
        {formatLength(rules.usualMinutes)}; {formatLength(rules.bufferMinutes)} between visits; {rules.noticeHours}{' '}
        hours’ notice; at most {rules.maxPerDay} a day.
        {provider.zone !== zone && ` Works in the ${provider.zone} time zone.`}
      </p>
      <ul className={styles.blocks}>
        {cell.blocks.map(block => (
          <li key={block.start} data-kind={block.kind}>
            <span>
              {formatTime(block.start, zone)} – {formatTime(block.end, zone)} · {describe(block)}
            </span>
            {block.appointment !== null && <CancelButton block={block} zone={zone} onCancel={onCancel} />}
          </li>
        ))}
      </ul>
    </div>
  )
}

function describe({ appointment }: Block): string {
  if (appointment === null) return 'free'
  return appointment.holder === visitor ? 'your booking' : appointment.holder
}

type CancelProps = { readonly block: Block; readonly zone: string; readonly onCancel: (id: number) => void }

function CancelButton({ block: { appointment, start }, zone, onCancel }: CancelProps) {
  if (appointment === null) return null
  return (
    <button
      className={styles.cancel}
      type="button"
      aria-label={`Cancel the booking at ${formatTime(start, zone)}`}
      onClick={() => onCancel(appointment.id)}
    >
      Cancel
    </button>
  )
}
