import { formatClock, parseClock } from './clock.ts'
import type { Change } from './edit.ts'
import type { Town, Visit } from './model.ts'
import { NumberField } from './NumberField.tsx'
import styles from './TripEditor.module.scss'
import { TypedField } from './TypedField.tsx'
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
      <TypedField
        label="From"
        type="time"
        value={formatClock(visit.from)}
        check={text => checkClock(text, minutes => (minutes > visit.until ? 'From is after Until' : undefined))}
        onValue={text => onChange({ from: parseClock(text) ?? visit.from })}
      />
      <TypedField
        label="Until"
        type="time"
        value={formatClock(visit.until)}
        check={text => checkClock(text, minutes => (minutes < visit.from ? 'Until is before From' : undefined))}
        onValue={text => onChange({ until: parseClock(text) ?? visit.until })}
      />
    </fieldset>
  )
}

function checkClock(text: string, checkMinutes: (minutes: number) => string | undefined): string | undefined {
  const minutes = parseClock(text)
  return minutes === undefined ? 'Write a time' : checkMinutes(minutes)
}
