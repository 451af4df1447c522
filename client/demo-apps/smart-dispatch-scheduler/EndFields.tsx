import { formatClock, parseClock } from './clock.ts'
import type { Change } from './edit.ts'
import type { Town, Visit } from './model.ts'
import { NumberField } from './NumberField.tsx'
import styles from './TripEditor.module.scss'
import { turnUpright } from './town.ts'

type Props = {
  readonly town: Town
  readonly name: string
  readonly visit: Visit
  readonly onChange: (change: Change) => void
}

/** Place and time window of one end of a trip. */
export function EndFields({ town, name, visit, onChange }: Props) {
  const { x, y, width, height } = town.area
  const [low = 0, high = 0] = [y, y + height].map(end => turnUpright(town, end)).sort((a, b) => a - b)
  return (
    <fieldset className={styles.end}>
      <legend className={styles.legend}>{name}</legend>
      <NumberField
        label="East, miles"
        value={visit.x}
        min={x}
        max={x + width}
        step={0.1}
        onChange={value => onChange({ x: value })}
      />
      <NumberField
        label={`${town.upright}, miles`}
        value={turnUpright(town, visit.y)}
        min={low}
        max={high}
        step={0.1}
        onChange={value => onChange({ y: turnUpright(town, value) })}
      />
      <ClockField label="From" value={visit.from} onChange={from => onChange({ from })} />
      <ClockField label="Until" value={visit.until} onChange={until => onChange({ until })} />
    </fieldset>
  )
}

type ClockProps = { readonly label: string; readonly value: number; readonly onChange: (minutes: number) => void }

function ClockField({ label, value, onChange }: ClockProps) {
  const change = (text: string) => {
    const minutes = parseClock(text)
    if (minutes !== undefined) onChange(minutes)
  }
  return (
    <label className={styles.field}>
      {label}
      <input
        className={styles.input}
        type="time"
        value={formatClock(value)}
        onChange={event => change(event.target.value)}
      />
    </label>
  )
}
