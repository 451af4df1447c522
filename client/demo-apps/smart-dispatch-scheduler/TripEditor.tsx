import { formatClock, parseClock } from './clock.ts'
import { limits } from './day-csv.ts'
import type { Change, End, Selection } from './edit.ts'
import type { Day, Town, Visit } from './model.ts'
import { NumberField } from './NumberField.tsx'
import styles from './TripEditor.module.scss'
import { turnUpright } from './town.ts'

type Props = {
  readonly day: Day
  readonly selected: Selection
  readonly onSelect: (selection: Selection) => void
  readonly onChange: (end: End, change: Change) => void
  readonly onSeats: (seats: number) => void
  readonly onAdd: () => void
  readonly onRemove: () => void
}

/** The selected trip as form fields: places, times and seats. */
export function TripEditor({ day, selected, onSelect, onChange, onSeats, onAdd, onRemove }: Props) {
  const trip = day.trips.find(({ id }) => id === selected.id)
  return (
    <section className={styles.editor} aria-labelledby="trip-heading">
      <div className={styles.head}>
        <h2 className={styles.heading} id="trip-heading">
          Trip
        </h2>
        <select
          className={styles.input}
          aria-label="Trip to change"
          value={selected.id}
          onChange={event => onSelect({ id: event.target.value, end: 'pickup' })}
        >
          {day.trips.map(({ id }) => (
            <option key={id}>{id}</option>
          ))}
        </select>
        <button
          type="button"
          className={styles.button}
          data-tone="quiet"
          disabled={day.trips.length >= limits.trips}
          onClick={onAdd}
        >
          Add a trip
        </button>
        <button
          type="button"
          className={styles.button}
          data-tone="quiet"
          disabled={trip === undefined}
          onClick={onRemove}
        >
          Remove
        </button>
      </div>
      {trip !== undefined && (
        <div className={styles.ends} key={trip.id}>
          <EndFields
            town={day.town}
            name="Pickup"
            visit={trip.pickup}
            onChange={change => onChange('pickup', change)}
          />
          <EndFields
            town={day.town}
            name="Drop-off"
            visit={trip.dropoff}
            onChange={change => onChange('dropoff', change)}
          />
          <NumberField label="Seats" value={trip.seats} min={1} max={limits.seats} step={1} onChange={onSeats} />
        </div>
      )}
    </section>
  )
}

type EndProps = {
  readonly town: Town
  readonly name: string
  readonly visit: Visit
  readonly onChange: (change: Change) => void
}

function EndFields({ town, name, visit, onChange }: EndProps) {
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
