import { Button } from './Button.tsx'
import controls from './controls.module.scss'
import { Field } from './Field.tsx'
import { weekdayNames } from './format.ts'
import type { Day, DayWish } from './types.ts'
import { plusDays } from './zoned.ts'

type DaysProps = {
  readonly days: DayWish | null
  readonly today: Day
  readonly onChange: (days: DayWish | null) => void
}

/** Shows several ranges as one range that covers them all. */
export function DaysEditor({ days, today, onChange }: DaysProps) {
  const from = days?.ranges[0]?.from ?? today
  const to =
    days?.ranges
      .map(range => range.to)
      .sort()
      .at(-1) ?? plusDays(today, 13)
  const weekdays = days?.weekdays ?? []
  const change = (range: { from?: Day; to?: Day }, chosen = weekdays) => {
    const next = { from, to, ...range }
    onChange({ ranges: [next.to < next.from ? { from: next.from, to: next.from } : next], weekdays: chosen })
  }
  const toggle = (weekday: number) =>
    change({}, weekdays.includes(weekday) ? weekdays.filter(one => one !== weekday) : [...weekdays, weekday].sort())

  return (
    <>
      <Field label="First day">
        <input
          className={controls.control}
          type="date"
          value={from}
          min={today}
          onChange={({ target }) => target.value && change({ from: target.value })}
        />
      </Field>
      <Field label="Last day">
        <input
          className={controls.control}
          type="date"
          value={to}
          min={from}
          onChange={({ target }) => target.value && change({ to: target.value })}
        />
      </Field>
      <fieldset className={controls.group}>
        <legend className={controls.label}>Only on (none checked: every day)</legend>
        {weekdayNames.map((name, index) => (
          <label className={controls.check} key={name}>
            <input type="checkbox" checked={weekdays.includes(index + 1)} onChange={() => toggle(index + 1)} />
            {name.slice(0, 3)}
          </label>
        ))}
      </fieldset>
      <Button onClick={() => onChange(null)}>Any day</Button>
    </>
  )
}
