import { useState } from 'react'
import kit from '../../kit/controls.module.scss'
import { Button } from './Button.tsx'
import controls from './controls.module.scss'
import { DayDetail } from './DayDetail.tsx'
import { formatDay, formatLength } from './format.ts'
import { type Book, type Day, specialties } from './types.ts'
import styles from './WeekView.module.scss'
import { type Cell, weekDays, weekRows } from './week.ts'
import { instantAt, plusDays } from './zoned.ts'

type Props = {
  readonly book: Book
  readonly zone: string
  /** The week of this day is shown first. */
  readonly firstDay: Day
  readonly onCancel: (id: number) => void
}

/** All calendars of a week: a row per provider, a column per day. */
export function WeekView({ book, zone, firstDay, onCancel }: Props) {
  const [day, setDay] = useState(firstDay)
  const [chosen, setChosen] = useState<{ readonly providerId: string; readonly day: Day } | null>(null)
  const days = weekDays(day)
  const rows = weekRows(book, day, zone)
  const row = rows.find(({ provider }) => provider.id === chosen?.providerId)
  const cell = row?.cells.find(one => one.day === chosen?.day)

  return (
    <section className={controls.panel} aria-labelledby="week">
      <div className={styles.head}>
        <h3 className={controls.heading} id="week">
          Calendars, {formatDay(days[0] ?? day)} – {formatDay(days[6] ?? day)}
        </h3>
        <div className={kit.actions}>
          <Button onClick={() => setDay(plusDays(day, -7))}>Previous week</Button>
          <Button onClick={() => setDay(plusDays(day, 7))}>Next week</Button>
        </div>
      </div>
      <p className={kit.hint}>
        Green is free, gray is booked, red is yours, pale is closed. Select a day for its times and the provider’s
        rules.
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <section className={styles.scroll} tabIndex={0} aria-label="Table of the week">
        <table className={styles.table}>
          <caption className={styles.caption}>Booked and free time by provider and day</caption>
          <thead>
            <tr>
              <th scope="col">Provider</th>
              {days.map(one => (
                <th scope="col" key={one}>
                  {formatDay(one)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ provider, cells }) => (
              <tr key={provider.id}>
                <th scope="row">
                  {provider.name}
                  <span className={styles.field}>{specialties[provider.specialty]}</span>
                </th>
                {cells.map(one => (
                  <td key={one.day}>
                    {one.blocks.length === 0 ? (
                      <span className={styles.closed}>closed</span>
                    ) : (
                      <button
                        className={styles.day}
                        type="button"
                        aria-pressed={one === cell}
                        onClick={() => setChosen({ providerId: provider.id, day: one.day })}
                      >
                        <DayBar cell={one} zone={zone} />
                        {summarize(one)}
                      </button>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {row !== undefined && cell !== undefined && (
        <DayDetail provider={row.provider} cell={cell} zone={zone} onCancel={onCancel} />
      )}
    </section>
  )
}

function summarize({ booked, yours, freeMinutes }: Cell): string {
  const free = freeMinutes === 0 ? 'full' : `${formatLength(freeMinutes)} free`
  return yours > 0 ? `yours, ${free}` : `${booked} booked, ${free}`
}

/** The day as a bar, hidden from assistive technology: the text next to it says the same. */
function DayBar({ cell, zone }: { readonly cell: Cell; readonly zone: string }) {
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
